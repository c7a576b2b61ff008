import { Button } from '@amana/ui';
import type { ReactNode } from 'react';
import { useConsoleApp } from '../console-app.ts';

/** Shows something of an order in the application beside the console. */
export function OrderLink({ path, children }: { path: string; children: ReactNode }) {
  const app = useConsoleApp();
  return (
    <Button variant="link" onClick={() => void app.goTo(path)}>
      {children}
    </Button>
  );
}
