const LOOK_MS = 250;
/** Distance between the ring and its element, in px. */
const GAP = 6;

/**
 * Draws a ring around an element of a phone's page, as soon as the page has it. Calls `onFound`
 * once then. Returns a function that removes it.
 */
export function showRing(
  pageOf: () => Document | null,
  find: (page: Document) => Element | null,
  onFound?: (element: Element) => void,
): () => void {
  let ring: HTMLElement | null = null;
  let ringed: Element | null = null;
  const look = () => {
    const page = pageOf();
    const found = page === null ? null : find(page);
    if (page === null || found === null) {
      ring?.remove();
      return;
    }
    if (ringed === null) onFound?.(found);
    // Scrolls the stage too where it is longer than the window.
    if (found !== ringed) found.scrollIntoView({ block: 'center' });
    ringed = found;
    if (ring?.ownerDocument !== page) ring = createRing(page);
    // An open dialog is above the rest of the page.
    const layer = found.closest('dialog') ?? page.body;
    if (ring.parentElement !== layer) layer.append(ring);
    const { left, top, width, height } = found.getBoundingClientRect();
    Object.assign(ring.style, {
      left: `${left - GAP}px`,
      top: `${top - GAP}px`,
      width: `${width + 2 * GAP}px`,
      height: `${height + 2 * GAP}px`,
    });
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(timer);
    ring?.remove();
  };
}

function createRing(page: Document): HTMLElement {
  const ring = page.createElement('div');
  ring.dataset['demoRing'] = '';
  ring.setAttribute('aria-hidden', 'true');
  Object.assign(ring.style, {
    position: 'fixed',
    zIndex: '40',
    boxSizing: 'border-box',
    border: '4px solid var(--status-orange)',
    borderRadius: '14px',
    boxShadow: '0 0 0 4px var(--status-orange-tint)',
    pointerEvents: 'none',
  });
  return ring;
}
