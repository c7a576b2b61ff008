import { useEffect } from 'react';
import { useConfig } from './use-config.ts';

/** The title of the browser's tab, one per route. */
export function usePageTitle(title: string): void {
  const { productName } = useConfig();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
}
