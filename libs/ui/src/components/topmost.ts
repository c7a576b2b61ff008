/** The topmost dialog, or the page. `leaving` is ignored. */
export function topmost(leaving?: HTMLDialogElement): HTMLElement {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return open.findLast((dialog) => dialog !== leaving) ?? document.body;
}
