/** Builds the package of the rules in a folder, whose earlier content is deleted. */
export function buildPackage(folder: string): Promise<void>;
