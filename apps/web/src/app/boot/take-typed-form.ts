import { type TypedForm, NOTHING_TYPED } from '../../forms/typed-form.ts';

/** Right before React replaces the app shell. */
export function takeTypedForm(root: HTMLElement): TypedForm {
  const { shell } = root.dataset;
  if (shell === undefined) return NOTHING_TYPED;
  delete root.dataset['shell'];
  const fields = [...root.querySelectorAll('input')];
  const focused = fields.find((field) => field === document.activeElement)?.name;
  let values: TypedForm['values'] = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return {
    get values() {
      return values;
    },
    resume() {
      values = {};
      if (focused !== undefined) root.querySelector<HTMLInputElement>(`input[name="${focused}"]`)?.focus();
      if (shell === 'submitted') root.querySelector('form')?.requestSubmit();
    },
  };
}
