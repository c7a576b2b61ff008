import { Icon } from '@amana/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ButtonProps, Button, Flex } from 'antd';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { AntdProvider } from '../antd-provider.tsx';
import { hasBrandOfLink } from '../brand-link.ts';
import { FRONT_PATH } from '../demo-host.ts';
import { usePageKey } from '../shared/use-page-key.ts';
import { PageLink } from './actions.tsx';
import { type ConsoleApp, ConsoleAppContext } from './console-app.ts';
import { ConsoleDrawer } from './console-drawer.tsx';
import { $view, viewChanged } from './console-model.ts';
import styles from './console.module.css';
import { OthersTurn } from './others-turn.tsx';

/** Renders the ribbon in place and the drawer in the topmost layer. */
export function DemoConsole({ app }: { app: ConsoleApp }) {
  const [queryClient] = useState(createQueryClient);
  const { layer, isInDialog } = useDialogLayer();
  const [{ isOpen, isRibbonHidden }, changeView] = useUnit([$view, viewChanged]);
  usePageKey((event) => {
    // Alt+Shift+D by position, because Alt changes the letter.
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyD') return;
    event.preventDefault();
    changeView({ isOpen: !isOpen });
  });
  return (
    <QueryClientProvider client={queryClient}>
      <ConsoleAppContext value={app}>
        <AntdProvider accent="console" popupLayer={layer}>
          {!isRibbonHidden && <Ribbon isOpen={isOpen} />}
          {/* A dialog of the page makes the ribbon below inert. */}
          {isInDialog &&
            !isOpen &&
            !isRibbonHidden &&
            createPortal(
              <Opener shape="round" className={styles['floating'] ?? ''} text="Demo console" />,
              layer,
            )}
          <ConsoleDrawer layer={layer} isInDialog={isInDialog} />
        </AntdProvider>
      </ConsoleAppContext>
    </QueryClientProvider>
  );
}

function Ribbon({ isOpen }: { isOpen: boolean }) {
  const changeView = useUnit(viewChanged);
  return (
    <Flex
      component="aside"
      className={`${styles['ribbon']} ${styles['accent']}`}
      aria-label="Demo"
      align="center"
      justify="center"
      gap={4}
    >
      <p>Demo: no real money</p>
      {hasBrandOfLink() && <p>Brand from this link</p>}
      {!isOpen && <OthersTurn />}
      <PageLink type="text" size="middle" path={FRONT_PATH}>
        Demo menu
      </PageLink>
      <Opener type="text" aria-expanded={isOpen} text="Console" />
      <Button
        type="text"
        icon={<Icon name="close" size={18} />}
        aria-label="Hide the demo ribbon for this visit"
        title="Hide for this visit; Alt+Shift+D opens the console"
        onClick={() => changeView({ isRibbonHidden: true, isOpen: false })}
      />
    </Flex>
  );
}

function Opener({ text, ...rest }: ButtonProps & { text: string }) {
  const [{ isOpen }, changeView] = useUnit([$view, viewChanged]);
  return (
    <Button {...rest} onClick={() => changeView({ isOpen: !isOpen })}>
      {text}
    </Button>
  );
}

/**
 * The parent of the drawer and its pop-ups: a modal dialog makes everything outside it inert, so the drawer moves into
 * it, like the toasts.
 */
function useDialogLayer(): { layer: HTMLElement; isInDialog: boolean } {
  const [layer] = useState(() => document.createElement('div'));
  const [isInDialog, setIsInDialog] = useState(false);
  useEffect(() => {
    const settle = () => {
      const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      if (layer.parentElement !== home) home.append(layer);
      setIsInDialog(home !== document.body);
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      layer.remove();
    };
  }, [layer]);
  return { layer, isInDialog };
}

/** A separate cache, independent of the application's faults and refreshes. */
function createQueryClient(): QueryClient {
  const options = { retry: false, networkMode: 'always' } as const;
  return new QueryClient({ defaultOptions: { queries: options, mutations: options } });
}
