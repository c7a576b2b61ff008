/** As people read it; a kilobyte of 1,024 bytes, as the upload limit counts (§9). */
export function fileSizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
