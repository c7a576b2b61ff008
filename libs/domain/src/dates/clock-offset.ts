/**
 * The milliseconds by which the server's clock is ahead of the device's; null when the header is missing or unreadable.
 * @param dateHeader the `Date` header of an HTTP response
 */
export function clockOffsetMs(dateHeader: string | null | undefined, deviceNowMs: number): number | null {
  const serverMs = Date.parse(dateHeader ?? '');
  return Number.isNaN(serverMs) ? null : serverMs - deviceNowMs;
}
