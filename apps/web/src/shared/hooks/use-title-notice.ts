import { useEffect } from 'react';
import { useConfig } from './use-config.ts';

/** Begins the title of a tab in which something has changed. */
const TITLE_NOTICE = '● ';

/** Shows a text in the tab's title until the person looks at the tab or presses something; null for none. */
export function useTitleNotice(text: string | null): void {
  const { productName } = useConfig();
  useEffect(() => {
    if (text === null) return;
    const title = document.title;
    const listening = new AbortController();
    const end = () => {
      if (listening.signal.aborted) return;
      listening.abort();
      // The page may have changed its title since.
      if (document.title.startsWith(TITLE_NOTICE)) document.title = title;
    };
    const endIfVisible = () => {
      if (document.visibilityState === 'visible') end();
    };
    document.title = `${TITLE_NOTICE}${text} · ${productName}`;
    const options = { signal: listening.signal };
    window.addEventListener('focus', end, options);
    window.addEventListener('pointerdown', end, options);
    window.addEventListener('keydown', end, options);
    document.addEventListener('visibilitychange', endIfVisible, options);
    return end;
  }, [text, productName]);
}
