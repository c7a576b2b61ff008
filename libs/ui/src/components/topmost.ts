/** The topmost dialog, or the page. Skips the dialog `leaving`. */
export function topmost(leaving?: HTMLDialogElement): HTMLElement {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return open.findLast((dialog) => dialog !== leaving) ?? document.body;
}
