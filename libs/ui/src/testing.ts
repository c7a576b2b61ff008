/** Adds what the components need and jsdom lacks; called once, in the set-up of a test environment. */
export function fillDomGaps(): void {
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: stillMedia });
  Object.defineProperty(globalThis, 'scrollTo', { configurable: true, value: () => undefined });
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: StillObserver });
  Object.assign(HTMLDialogElement.prototype, { showModal: open, close });
  new MutationObserver(reportStyleSheets).observe(document.head, { childList: true });
}

/** jsdom loads no style sheet and reports none as loaded. */
function reportStyleSheets(changes: readonly MutationRecord[]): void {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof HTMLLinkElement) node.dispatchEvent(new Event('load'));
}

let errors: unknown[][] | null = null;

/** Every error on the console from now on, unless a test replaces it; a spy that is restored ends nothing. */
export function recordConsoleErrors(): unknown[][] {
  if (errors !== null) return errors;
  const recorded: unknown[][] = [];
  const { error } = console;
  Object.assign(console, {
    error: (...args: unknown[]) => {
      recorded.push(args);
      error(...args);
    },
  });
  return (errors = recorded);
}

/** jsdom has no layout, so no size ever changes. */
class StillObserver implements ResizeObserver {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}

/** Reports reduced motion, so that elements disappear without an animation, and the width of the window. */
function stillMedia(media: string): MediaQueryList {
  const minWidth = /\(width >= (\d+)px\)/.exec(media)?.[1];
  return Object.assign(new EventTarget(), {
    matches:
      media.includes('prefers-reduced-motion: reduce') ||
      (minWidth !== undefined && window.innerWidth >= Number(minWidth)),
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
