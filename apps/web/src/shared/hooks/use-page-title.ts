import { useEffect } from 'react';
import { useConfig } from './use-config.ts';

export function usePageTitle(title: string): void {
  const { productName } = useConfig();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
}
