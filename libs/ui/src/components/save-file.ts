import { downloadFile } from './download-file.ts';

/**
 * Downloads a file; from the home screen of an iPhone or iPad through the share sheet, because a download would be shown
 * over the app there without a way back.
 */
export async function saveFile(name: string, content: Blob): Promise<void> {
  const files = [new File([content], name, { type: content.type })];
  if (!isOnHomeScreen() || !navigator.canShare({ files })) {
    downloadFile(name, content);
    return;
  }
  await navigator.share({ files }).catch((error: unknown) => {
    const isDismissed = error instanceof DOMException && error.name === 'AbortError';
    // The press that asked for the file may be too long ago to open the sheet.
    if (!isDismissed) downloadFile(name, content);
  });
}

/** Only Safari says so; on a Mac, which has no touch, downloads work. */
function isOnHomeScreen(): boolean {
  const { standalone, maxTouchPoints } = navigator as Navigator & { standalone?: boolean };
  return standalone === true && maxTouchPoints > 0;
}
