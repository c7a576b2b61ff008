import { Icon } from '@amana/ui';
import { Alert, Button, Drawer } from 'antd';
import { useUnit } from 'effector-react';
import { type KeyboardEvent, useRef } from 'react';
import { $outcome, $view, consoleClosed, tourOpened } from './console-model.ts';
import { ConsoleTabs } from './console-tabs.tsx';
import { ConsoleTour } from './console-tour.tsx';
import styles from './shell.module.css';
import { SidebarSpace } from './sidebar-space.tsx';

/** Beside the page, or over all of it on a phone. */
export function ConsoleDrawer({ layer, unreadMails }: { layer: HTMLElement; unreadMails: number }) {
  const { isOpen } = useUnit($view);
  const outcome = useUnit($outcome);
  const tabs = useRef<HTMLDivElement>(null);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog of the page beneath stays open.
    event.preventDefault();
    event.stopPropagation();
    consoleClosed();
  };
  return (
    <Drawer
      open={isOpen}
      getContainer={layer}
      mask={false}
      aria-modal={false}
      keyboard={false}
      destroyOnHidden
      size="var(--beside, 100%)"
      title={<h2>Demo console</h2>}
      extra={
        <>
          Not part of Amana
          <Button
            type="text"
            aria-label="Explain the console"
            icon={<Icon name="help" />}
            onClick={() => tourOpened()}
          />
        </>
      }
      closable={{ placement: 'end', 'aria-label': 'Close the demo console' }}
      classNames={{
        header: styles['head'] ?? '',
        body: styles['body'] ?? '',
        extra: styles['extra'] ?? '',
        footer: styles['outcome'] ?? '',
      }}
      footer={
        <div role="status">
          {outcome !== null && (
            <Alert
              role="none"
              banner
              type={outcome.tone === 'done' ? 'success' : 'error'}
              title={outcome.text}
            />
          )}
        </div>
      }
      onClose={() => consoleClosed()}
      onKeyDown={pressKey}
      afterOpenChange={(isShown) => {
        if (isShown) tabs.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
      }}
    >
      <SidebarSpace />
      <div ref={tabs} className={styles['tabs']}>
        <ConsoleTabs unreadMails={unreadMails} />
      </div>
      <ConsoleTour layer={layer} />
    </Drawer>
  );
}
