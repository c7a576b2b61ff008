let layer: HTMLElement | null = null;

/**
 * Where toasts stand. A modal dialog makes everything outside it inert (it lies beneath, cannot be pressed and is not
 * read out), so while one is open the layer lives inside it.
 */
export function toastLayer(): HTMLElement {
  if (layer === null) {
    layer = document.createElement('div');
    // Here before the first toast comes, so that screen readers notice what is put into it.
    layer.setAttribute('aria-live', 'polite');
    layer.setAttribute('aria-relevant', 'additions');
  }
  if (!layer.isConnected) topmost().append(layer);
  return layer;
}

/** To be called when a dialog has opened, and with the dialog that is about to leave the page. */
export function raiseToasts(leaving?: HTMLDialogElement): void {
  if (layer === null) return;
  const home = topmost(leaving);
  if (layer.parentElement !== home) home.append(layer);
}

function topmost(leaving?: HTMLDialogElement): HTMLElement {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return open.findLast((dialog) => dialog !== leaving) ?? document.body;
}
