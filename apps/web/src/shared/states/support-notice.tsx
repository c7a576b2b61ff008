import { Notice } from '@amana/ui';
import type { ReactNode } from 'react';
import { useConfig } from '../hooks/use-config.ts';

export function SupportNotice({ children }: { children: ReactNode }) {
  const { supportEmail } = useConfig();
  return (
    <Notice tone="warning" action={<a href={`mailto:${supportEmail}`}>Contact support</a>}>
      {children}
    </Notice>
  );
}
