/** How long the URL of the file stays valid, in ms: long enough for a slow device. */
const KEPT_MS = 60_000;

/** Saves a file among the browser's downloads. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
