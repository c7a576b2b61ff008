import { copyText } from '@amana/ui';
import type { ConsoleApp } from '../console-app.ts';
import { Refusal } from '../parts/action-button.tsx';

/** Where in this application a mailed link leads, whatever address it was mailed for. */
export function pathOfLink(siteRoot: string, link: string): string {
  const url = URL.parse(link);
  if (url === null) throw new Refusal('This link leads nowhere.');
  const { pathname, search } = url;
  return `${pathname.startsWith(siteRoot) ? pathname.slice(siteRoot.length - 1) : pathname}${search}`;
}

export async function openLink(app: ConsoleApp, link: string): Promise<string> {
  await app.goTo(pathOfLink(app.siteRoot, link));
  return 'Opened the link of the mail';
}

/** Into the field that waits for it, as a paste would; into the clipboard where there is none. */
export async function takeCode(app: ConsoleApp, code: string): Promise<string> {
  if (fillCodeField(code)) {
    app.uncover();
    return `${code} is filled in`;
  }
  await copyText(code);
  return `${code} is copied`;
}

function fillCodeField(code: string): boolean {
  const field = document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
  if (field === null) return false;
  // React hears of a value only when it is set past its own setter.
  Reflect.set(HTMLInputElement.prototype, 'value', code, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return true;
}
