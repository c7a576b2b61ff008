import { topmost } from './topmost.ts';

/** Copies through a selected text field if the page has no clipboard permission. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copyThroughField(text)) throw error;
  }
}

function copyThroughField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  // Elements outside an open dialog cannot take the focus.
  const host = topmost();
  const focused = document.activeElement;
  host.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    // Deprecated, but the only way that needs no permission.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
