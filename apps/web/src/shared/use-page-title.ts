import { useEffect } from 'react';
import { useConfig } from './use-config.ts';

/** Sets the title of the browser tab. */
export function usePageTitle(title: string): void {
  const { productName } = useConfig();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
}
