/** What jsdom lacks and the components ask for; call it once, in the set-up of a test environment. */
export function fillDomGaps(): void {
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: stillMedia });
  Object.defineProperty(globalThis, 'scrollTo', { configurable: true, value: () => undefined });
  Object.assign(HTMLDialogElement.prototype, { showModal: open, close });
}

/** Nothing moves, so that what goes is gone at once. */
function stillMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: media.includes('prefers-reduced-motion: reduce'),
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

function open(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
}
