/** An error of the browser or of the program in one line: its name and its message. */
export function errorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
