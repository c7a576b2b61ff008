export function fillDomGaps(): void {
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: stillMedia });
  Object.defineProperty(globalThis, 'scrollTo', { configurable: true, value: () => undefined });
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: StillObserver });
  Object.assign(HTMLDialogElement.prototype, { showModal: open, close, getAnimations: () => [] });
  Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined });
  new MutationObserver(reportStyleSheets).observe(document.head, { childList: true });
}

/** jsdom loads no style sheets, so their load events are simulated. */
function reportStyleSheets(changes: readonly MutationRecord[]): void {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof HTMLLinkElement) node.dispatchEvent(new Event('load'));
}

let errors: unknown[][] | null = null;

/** Records every error on the console; tests may replace and restore the spy. */
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

/** jsdom has no layout, so sizes never change. */
class StillObserver implements ResizeObserver {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}

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
