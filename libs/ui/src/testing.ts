/** What jsdom lacks and the components ask for; call it once, in the set-up of a test environment. */
export function fillDomGaps(): void {
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: stillMedia });
  Object.defineProperty(globalThis, 'scrollTo', { configurable: true, value: () => undefined });
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: StillObserver });
  Object.assign(HTMLDialogElement.prototype, { showModal: open, close });
}

/** Nothing has a size here, so that nothing changes it. */
class StillObserver implements ResizeObserver {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
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
