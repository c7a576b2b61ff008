/** Long enough for a slow device to have taken the file, in ms. */
const KEPT_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
