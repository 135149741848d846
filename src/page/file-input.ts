/** Files that the player drops on the page or chooses. */

/**
 * Takes files that are dropped anywhere on the page. Other dropped things do not open in place of the
 * page; text can still be dropped into a field.
 */
export function listenToDrops(take: (files: readonly File[]) => void): void {
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
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0 && isField(event)) return;
    event.preventDefault();
    if (files.length > 0) take(files);
  });
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
