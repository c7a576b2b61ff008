export type Field = HTMLInputElement | HTMLSelectElement;

/** The same in the painted and in the mounted screen, wherever the button stands among others. */
export function nameOfButton(button: HTMLButtonElement): string {
  return button.getAttribute('aria-label') ?? button.textContent;
}

/** By its name in the form, else by its label. */
export function nameOfField(field: Field): string {
  return field.name === '' ? (field.labels?.[0]?.textContent ?? '') : field.name;
}
