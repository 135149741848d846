/** Files that the player drops on the page or chooses. */

/** A folder that the player drops. */
export type DroppedFolder = FileSystemDirectoryEntry;

/**
 * Takes files that are dropped anywhere on the page. Other dropped things do not open in place of the
 * page; text can still be dropped into a field.
 */
export function listenToDrops(
  take: (files: readonly File[], folders: readonly DroppedFolder[]) => void,
): void {
  const mark = (over: boolean) => document.body.classList.toggle('drop', over);
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
  const isField = ({ target }: Event) => target instanceof HTMLInputElement;
  window.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    mark(true);
  });
  window.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) mark(false);
  });
  window.addEventListener('drop', (event) => {
    mark(false);
    const { files, folders } = droppedOn(event.dataTransfer);
    if (files.length + folders.length === 0 && isField(event)) return;
    event.preventDefault();
    if (files.length + folders.length > 0) take(files, folders);
  });
}

/** The dropped files and folders. The browser forgets them after the event. */
function droppedOn(data: DataTransfer | null): { files: File[]; folders: DroppedFolder[] } {
  const files: File[] = [];
  const folders: DroppedFolder[] = [];
  for (const item of data?.items ?? []) {
    if (item.kind !== 'file') continue;
    const entry = item.webkitGetAsEntry();
    const file = item.getAsFile();
    if (entry?.isDirectory) folders.push(entry as DroppedFolder);
    else if (file) files.push(file);
  }
  return { files, folders };
}

/** Opens the browser's dialog for choosing files. */
export function chooseFiles(take: (files: File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,.zip,application/json,application/zip';
  input.multiple = true;
  input.addEventListener('change', () => take([...(input.files ?? [])]));
  input.click();
}
