import { type Unzipped, zipLimits } from '../../bundles/packs/unzip.ts';

/**
 * The files of a dropped folder and its subfolders, with "/" between folders. The limits are those of a zip file:
 * files that exceed them are not read. Hidden files and folders, such as `.git`, are left out.
 */
export async function readFolder(folder: FileSystemDirectoryEntry): Promise<Unzipped> {
  const found: [path: string, bytes: Uint8Array][] = [];
  const folders = [{ folder, inside: '' }];
  let [entries, bytes] = [0, 0];
  // The list grows while it is read.
  for (const { folder, inside } of folders) {
    const reader = folder.createReader();
    for (;;) {
      // Browsers return the entries in parts of at most 100, and an empty part at the end.
      const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
        reader.readEntries(resolve, reject);
      });
      if (part.length === 0) break;
      const seen = part.filter(({ name }) => !name.startsWith('.'));
      entries += seen.length;
      if (entries > zipLimits.files) {
        const text = `it has more than ${zipLimits.files} files and folders`;
        return { problem: `${text}; make several packs of them` };
      }
      for (const entry of seen) {
        const path = `${inside}${entry.name}`;
        if (entry.isDirectory) {
          folders.push({ folder: entry as FileSystemDirectoryEntry, inside: `${path}/` });
          continue;
        }
        const file = await fileOf(entry as FileSystemFileEntry);
        bytes += file.size;
        if (bytes > zipLimits.unpacked) {
          const text = `its files have more than ${zipLimits.unpacked} bytes`;
          return { problem: `${text}; make several packs of them` };
        }
        found.push([path, new Uint8Array(await file.arrayBuffer())]);
      }
    }
  }
  return { files: Object.fromEntries(found) };
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}
