import { Button, Icon } from '@amana/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ConsoleApp } from '../console-app.ts';
import { ConsoleAppContext } from '../console-app.ts';
import { $view, consoleToggled } from './console-model.ts';
import { Drawer } from './drawer.tsx';
import { Ribbon } from './ribbon.tsx';
import { Unread } from './section-tabs.tsx';
import styles from './shell.module.css';
import { useLayer } from './use-layer.ts';
import { useUnreadMails } from './use-unread-mails.ts';

/** The ribbon where it is rendered, the drawer above whatever is open. */
export function DemoConsole({ app }: { app: ConsoleApp }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <ConsoleAppContext value={app}>
        <Shell />
      </ConsoleAppContext>
    </QueryClientProvider>
  );
}

function Shell() {
  const { isOpen, isRibbonHidden } = useUnit($view);
  const unreadMails = useUnreadMails();
  const { layer, isInDialog } = useLayer();
  useShortcut();
  return (
    <>
      {!isRibbonHidden && <Ribbon isOpen={isOpen} unreadMails={unreadMails} />}
      {createPortal(
        <>
          {isInDialog && !isOpen && !isRibbonHidden && <FloatingOpener unreadMails={unreadMails} />}
          {isOpen && <Drawer unreadMails={unreadMails} />}
        </>,
        layer,
      )}
    </>
  );
}

/** While a dialog of the page is open, the ribbon beneath cannot be pressed. */
function FloatingOpener({ unreadMails }: { unreadMails: number }) {
  return (
    <Button variant="link" className={styles['floating']} onClick={() => consoleToggled()}>
      <Icon name="settings" size={18} />
      Demo console
      <Unread count={unreadMails} />
    </Button>
  );
}

/** Alt+Shift+D, wherever the focus is; by the key's place, because with Alt it types another letter. */
function useShortcut(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyD') return;
      event.preventDefault();
      consoleToggled();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** The console has its own cache: injected faults and refreshes of the application do not concern it. */
function createQueryClient(): QueryClient {
  const options = { retry: false, networkMode: 'always' } as const;
  return new QueryClient({ defaultOptions: { queries: options, mutations: options } });
}
