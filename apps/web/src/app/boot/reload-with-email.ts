import { STORAGE_KEYS } from '../../storage/storage-keys.ts';
import { tabStore } from '../../storage/storage.ts';

const emailField = () => document.querySelector<HTMLInputElement>('#root input[name="email"]');

/** Reloads the page without losing the e-mail address that was typed; a password is never stored. */
export function reloadWithEmail(): void {
  tabStore.write(STORAGE_KEYS.typedEmail, emailField()?.value ?? '');
  window.location.reload();
}

export function restoreEmail(): void {
  const field = emailField();
  if (field === null) return;
  field.value = tabStore.read(STORAGE_KEYS.typedEmail) ?? '';
  tabStore.remove(STORAGE_KEYS.typedEmail);
}
