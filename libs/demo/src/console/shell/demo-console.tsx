import { Icon } from '@amana/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Button } from 'antd';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { AntdProvider } from '../../antd-provider.tsx';
import { type ConsoleApp, ConsoleAppContext } from '../console-app.ts';
import { ConsoleDrawer } from './console-drawer.tsx';
import { $view, consoleToggled } from './console-model.ts';
import { Unread } from './console-tabs.tsx';
import { Ribbon } from './ribbon.tsx';
import styles from './shell.module.css';
import { useDialogLayer } from './use-dialog-layer.ts';
import { useUnreadMails } from './use-unread-mails.ts';

/** The ribbon where it is rendered, the drawer above whatever is open. */
export function DemoConsole({ app }: { app: ConsoleApp }) {
  const [queryClient] = useState(createQueryClient);
  const { layer, isInDialog } = useDialogLayer();
  return (
    <QueryClientProvider client={queryClient}>
      <ConsoleAppContext value={app}>
        <AntdProvider accent="console" popupLayer={layer}>
          <Shell layer={layer} isInDialog={isInDialog} />
        </AntdProvider>
      </ConsoleAppContext>
    </QueryClientProvider>
  );
}

function Shell({ layer, isInDialog }: ReturnType<typeof useDialogLayer>) {
  const { isOpen, isRibbonHidden } = useUnit($view);
  const unreadMails = useUnreadMails();
  useShortcut();
  return (
    <>
      {!isRibbonHidden && <Ribbon unreadMails={unreadMails} />}
      {isInDialog &&
        !isOpen &&
        !isRibbonHidden &&
        createPortal(<FloatingOpener unreadMails={unreadMails} />, layer)}
      <ConsoleDrawer layer={layer} unreadMails={unreadMails} />
    </>
  );
}

/** While a dialog of the page is open, the ribbon beneath cannot be pressed. */
function FloatingOpener({ unreadMails }: { unreadMails: number }) {
  return (
    <Button
      shape="round"
      icon={<Icon name="settings" size={18} />}
      className={styles['floating'] ?? ''}
      onClick={() => consoleToggled()}
    >
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
