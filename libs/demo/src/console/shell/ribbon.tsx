import { Button, Icon, classNames } from '@amana/ui';
import styles from './shell.module.css';
import { consoleToggled, ribbonHidden, worldsShown } from './console-model.ts';
import { Unread } from './section-tabs.tsx';

export interface RibbonProps {
  isOpen: boolean;
  unreadMails: number;
}

/** Above every page: this is a demo, and the way into its console. */
export function Ribbon({ isOpen, unreadMails }: RibbonProps) {
  return (
    <aside className={styles['ribbon']} aria-label="Demo">
      <p className={styles['promise']}>Demo: no real money</p>
      <Button
        variant="link"
        className={styles['opener']}
        aria-expanded={isOpen}
        onClick={() => consoleToggled()}
      >
        <Icon name="settings" size={18} />
        Console
        <Unread count={unreadMails} />
      </Button>
      <Button
        variant="link"
        className={classNames(styles['opener'], styles['wide'])}
        onClick={() => worldsShown()}
      >
        Start again
      </Button>
      <Button
        variant="icon"
        aria-label="Hide the demo ribbon for this visit"
        title="Hide for this visit; Alt+Shift+D opens the console"
        onClick={() => ribbonHidden()}
      >
        <Icon name="close" size={18} />
      </Button>
    </aside>
  );
}
