import { useEffect } from 'react';
import { useConfig } from './use-config.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

export function useTabTitle(title: string): void {
  const { productName } = useConfig();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
}

/** Also begins the page at its heading. */
export function usePageTitle(title: string): void {
  useTabTitle(title);
  useHeadingFocus(title);
}
