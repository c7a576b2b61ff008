/** The content of a template of index.html. */
export const contentOf = (id: string) =>
  document.querySelector<HTMLTemplateElement>(`template#${id}`)?.content;

/** Says above the app shell that a script could not be loaded, with a button that tries again. */
export function offerRetry(root: HTMLElement | null, tryAgain: () => Promise<void>): void {
  const notice = contentOf('start-failed')?.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) return;
  const button = notice.querySelector('button');
  button?.addEventListener('click', () => {
    notice.remove();
    void tryAgain();
  });
  (root?.querySelector('main') ?? root)?.prepend(notice);
  if (document.activeElement === document.body) button?.focus();
}
