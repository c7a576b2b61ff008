/**
 * A copy of the content of a template of index.html. The Content-Security-Policy allows no style attributes in a page, so
 * the build has written them as `data-style`.
 */
export function contentOf(id: string): DocumentFragment | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
  if (template === null) return undefined;
  const content = document.importNode(template.content, true);
  for (const element of content.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? '';
  return content;
}

/** Says above the app shell that a script could not be loaded, with a button that tries again. */
export function offerRetry(root: HTMLElement | null, tryAgain: () => Promise<void>): void {
  const notice = contentOf('start-failed')?.firstElementChild;
  if (!(notice instanceof HTMLElement)) return;
  const button = notice.querySelector('button');
  button?.addEventListener('click', () => {
    notice.remove();
    void tryAgain();
  });
  (root?.querySelector('main') ?? root)?.prepend(notice);
  if (document.activeElement === document.body) button?.focus();
}
