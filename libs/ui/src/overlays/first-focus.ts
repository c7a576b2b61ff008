const MARKED = '[data-autofocus]';
const FIELD = 'input:not([type=hidden], [type=file], [readonly], :disabled), select, textarea';

/** Where the focus starts in a dialog: what is marked, else the first field, else the title. */
export function firstFocus(dialog: HTMLElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>(MARKED) ??
    dialog.querySelector<HTMLElement>(FIELD) ??
    dialog.querySelector<HTMLElement>('h2')
  );
}
