import type { ThemeMode } from './tokens.ts';

/** The theme of the moment: what `data-theme` on the page's root says. */
export function pageThemeMode(): ThemeMode {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

export function watchPageTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
