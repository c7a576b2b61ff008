/**
 * The painted screen gives way to the mounted one in one step: what was typed, the focus, the caret and a press that
 * waited go over to the same fields of the same form.
 */
export function handOverPainted(root: HTMLElement): void {
  if (root.dataset['painted'] === undefined) return;
  const paintedFields = fieldsOf(root);
  let focused = document.activeElement;
  const remember = (event: FocusEvent) => {
    if (event.target instanceof Element) focused = event.target;
  };
  root.addEventListener('focusin', remember);
  const observer = new MutationObserver(() => {
    if (paintedFields.some((field) => field.isConnected)) return;
    observer.disconnect();
    root.removeEventListener('focusin', remember);
    delete root.dataset['painted'];
    for (const field of paintedFields) {
      const mounted = fieldsOf(root).find(({ name }) => name === field.name);
      if (mounted !== undefined) carryOver(field, mounted, field === focused);
    }
    pressAgain(root);
  });
  observer.observe(root, { childList: true });
}

function fieldsOf(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll('input')];
}

function carryOver(painted: HTMLInputElement, mounted: HTMLInputElement, hasFocus: boolean): void {
  if (hasFocus) mounted.focus({ preventScroll: true });
  if (painted.value === '') return;
  type(mounted, painted.value);
  // E-mail fields tell no caret; it then stands behind what was typed, where typing goes on.
  if (painted.selectionStart === null) return;
  mounted.setSelectionRange(
    painted.selectionStart,
    painted.selectionEnd,
    painted.selectionDirection ?? 'none',
  );
}

/** Past React's own watch over the field, so that the change counts as a person's. */
function type(field: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function pressAgain(root: HTMLElement): void {
  const place = root.dataset['pressed'];
  delete root.dataset['pressed'];
  if (place === undefined) return;
  root.querySelectorAll('button')[Number(place)]?.click();
}
