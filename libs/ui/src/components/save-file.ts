/** How long the file's URL stays valid, in ms. */
const VALID_MS = 60_000;

export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), VALID_MS);
}

/**
 * Downloads a file. Installed apps on iPhone and iPad use the share sheet, because a download would cover the app
 * without a way back.
 */
export async function saveFile(name: string, content: Blob): Promise<void> {
  const files = [new File([content], name, { type: content.type })];
  if (!isOnHomeScreen() || !navigator.canShare({ files })) {
    downloadFile(name, content);
    return;
  }
  await navigator.share({ files }).catch((error: unknown) => {
    const isDismissed = error instanceof DOMException && error.name === 'AbortError';
    // The press may be too long ago to open the sheet.
    if (!isDismissed) downloadFile(name, content);
  });
}

/** Only Safari has `standalone`; on a Mac, which has no touch, downloads work. */
function isOnHomeScreen(): boolean {
  const { standalone, maxTouchPoints } = navigator as Navigator & { standalone?: boolean };
  return standalone === true && maxTouchPoints > 0;
}
