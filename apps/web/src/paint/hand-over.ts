import type { Field } from './control-names.ts';
import { nameOfButton, nameOfField } from './control-names.ts';

/**
 * The painted screen gives way to the mounted one in one step: what was typed or chosen, the focus, the caret and a
 * press that waited go over to the same fields and buttons.
 */
export function handOverPainted(root: HTMLElement): void {
  if (root.dataset['painted'] === undefined) return;
  const painted = fieldsOf(root).map((field) => ({ field, name: nameOfField(field) }));
  const first = root.firstElementChild;
  let focused = document.activeElement;
  const remember = (event: FocusEvent) => {
    if (event.target instanceof Element) focused = event.target;
  };
  root.addEventListener('focusin', remember);
  const observer = new MutationObserver(() => {
    if (first?.isConnected === true) return;
    observer.disconnect();
    root.removeEventListener('focusin', remember);
    delete root.dataset['painted'];
    for (const { field, name } of painted) {
      const mounted = fieldsOf(root).find((candidate) => nameOfField(candidate) === name);
      if (mounted !== undefined) carryOver(field, mounted, field === focused);
    }
    pressAgain(root);
  });
  observer.observe(root, { childList: true });
}

function fieldsOf(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>('input, select')];
}

function carryOver(painted: Field, mounted: Field, hasFocus: boolean): void {
  if (hasFocus) mounted.focus({ preventScroll: true });
  if (painted.value === mounted.value) return;
  enter(mounted, painted.value);
  // E-mail fields tell no caret; it then stands behind what was typed, where typing goes on.
  if (!(painted instanceof HTMLInputElement) || !(mounted instanceof HTMLInputElement)) return;
  if (painted.selectionStart === null) return;
  mounted.setSelectionRange(
    painted.selectionStart,
    painted.selectionEnd,
    painted.selectionDirection ?? 'none',
  );
}

/** Past React's own watch over the field, so that the change counts as a person's. */
function enter(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }));
}

function pressAgain(root: HTMLElement): void {
  const pressed = root.dataset['pressed'];
  delete root.dataset['pressed'];
  if (pressed === undefined) return;
  [...root.querySelectorAll('button')].find((button) => nameOfButton(button) === pressed)?.click();
}
