import { reloadWithEmail } from './reload-with-email.ts';

const SERVER_ERROR = 500;

/** The content of a template of index.html. */
export const contentOf = (id: string) =>
  document.querySelector<HTMLTemplateElement>(`template#${id}`)?.content;

/** Says above the app shell that a script could not be loaded, with a button that tries again. */
export function offerRetry(root: HTMLElement | null, script: string): void {
  const notice = contentOf('start-failed')?.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) return;
  const button = notice.querySelector('button');
  button?.addEventListener('click', () => {
    notice.remove();
    void retry(root, script);
  });
  (root?.querySelector('main') ?? root)?.prepend(notice);
  if (document.activeElement === document.body) button?.focus();
}

async function retry(root: HTMLElement | null, script: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ script);
  } catch {
    const { status } = await fetch(script).catch(() => ({ status: SERVER_ERROR }));
    // The script can be fetched or is gone: only another page can start the application then.
    if (status < SERVER_ERROR) reloadWithEmail();
    else offerRetry(root, script);
  }
}
