const MOST_KEPT = 10_000;
const kept = new Map<number, string>();

/** An instant as the contract writes it. Kept, because whoever polls is told the same ones again and again. */
export function instantText(atMs: number): string {
  const known = kept.get(atMs);
  if (known !== undefined) return known;
  const text = new Date(atMs).toISOString();
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(atMs, text);
  return text;
}

let latest = { second: NaN, text: '' };

/** An instant as the header Date writes it, to the second; written once for all that is answered in that second. */
export function httpDate(atMs: number): string {
  const second = Math.floor(atMs / 1_000);
  if (second !== latest.second) latest = { second, text: new Date(atMs).toUTCString() };
  return latest.text;
}
