/** The dialog that is above all, or the page. */
export function topmost(leaving?: HTMLDialogElement): HTMLElement {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return open.findLast((dialog) => dialog !== leaving) ?? document.body;
}
