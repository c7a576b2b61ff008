/** Moves the focus to an element of any kind, without scrolling. */
export function moveFocus(home: HTMLElement | null | undefined): void {
  home?.focus({ preventScroll: true });
  if (home === null || home === undefined || home === document.activeElement) return;
  // No field or button: it takes the focus only this once, or each press beside a button would bring it there.
  home.tabIndex = -1;
  home.focus({ preventScroll: true });
  home.addEventListener('blur', () => home.removeAttribute('tabindex'), { once: true });
}
