const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** A pace for people: '20 s', '30 min'. */
export function paceText(ms: number): string {
  if (ms >= MINUTE_MS && ms % MINUTE_MS === 0) return `${ms / MINUTE_MS} min`;
  return ms % SECOND_MS === 0 ? `${ms / SECOND_MS} s` : `${ms} ms`;
}
