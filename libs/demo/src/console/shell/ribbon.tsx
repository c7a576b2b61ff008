import { Icon } from '@amana/ui';
import { Button } from 'antd';
import { useUnit } from 'effector-react';
import { $view, consoleToggled, ribbonHidden, worldsShown } from './console-model.ts';
import { Unread } from './console-tabs.tsx';
import styles from './shell.module.css';

/** Above every page: this is a demo, and the way into its console. */
export function Ribbon({ unreadMails }: { unreadMails: number }) {
  const { isOpen } = useUnit($view);
  return (
    <aside className={styles['ribbon']} aria-label="Demo">
      <p>Demo: no real money</p>
      <Button
        type="text"
        icon={<Icon name="settings" />}
        aria-expanded={isOpen}
        onClick={() => consoleToggled()}
      >
        Console
        <Unread count={unreadMails} />
      </Button>
      <Button type="text" className={styles['wide'] ?? ''} onClick={() => worldsShown()}>
        Start again
      </Button>
      <Button
        type="text"
        icon={<Icon name="close" size={18} />}
        aria-label="Hide the demo ribbon for this visit"
        title="Hide for this visit; Alt+Shift+D opens the console"
        onClick={() => ribbonHidden()}
      />
    </aside>
  );
}
