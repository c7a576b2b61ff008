/**
 * Of all pages of this browser that wait under a name, one at a time is on turn. The returned function ends the turn, or
 * the waiting, once its last work is done; closing the page ends it too.
 */
export function awaitTurn(name: string, onTurn: () => void): (lastWork: Promise<unknown> | null) => void {
  // Only secure pages have locks; without them every page is on turn.
  if (!('locks' in navigator)) {
    onTurn();
    return () => undefined;
  }
  const waiting = new AbortController();
  const { signal } = waiting;
  let end: (lastWork: Promise<unknown> | null) => void = () => undefined;
  const ended = new Promise<unknown>((resolve) => (end = resolve));
  const turn = () => {
    if (!signal.aborted) onTurn();
    return ended;
  };
  // It rejects when the waiting ends.
  navigator.locks.request(name, { signal }, turn).catch(() => null);
  return (lastWork) => {
    waiting.abort();
    end(lastWork);
  };
}
