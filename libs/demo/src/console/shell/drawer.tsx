import { Button, Icon } from '@amana/ui';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useUnit } from 'effector-react';
import { $outcome, $view, consoleClosed } from './console-model.ts';
import { SectionTabs, tabId } from './section-tabs.tsx';
import { SECTIONS } from './sections.ts';
import styles from './shell.module.css';
import { useSidebarSpace } from './use-sidebar-space.ts';

const PANEL_ID = 'demo-panel';

/** Beside the page, or over all of it on a phone. */
export function Drawer({ unreadMails }: { unreadMails: number }) {
  const { section } = useUnit($view);
  const { Content } = SECTIONS[section];
  const outcome = useUnit($outcome);
  const drawer = useRef<HTMLElement>(null);
  useSidebarSpace(drawer);
  useEffect(() => {
    const opener = document.activeElement;
    drawer.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog of the page beneath stays open.
    event.preventDefault();
    event.stopPropagation();
    consoleClosed();
  };
  return (
    <section
      ref={drawer}
      className={styles['drawer']}
      role="dialog"
      aria-label="Demo console"
      onKeyDown={pressKey}
    >
      <header className={styles['head']}>
        <div className={styles['names']}>
          <h2>Demo console</h2>
          <p>Not part of Amana</p>
        </div>
        <Button variant="icon" aria-label="Close the demo console" onClick={() => consoleClosed()}>
          <Icon name="close" />
        </Button>
      </header>
      <SectionTabs unreadMails={unreadMails} panelId={PANEL_ID} />
      <div
        id={PANEL_ID}
        className={styles['content']}
        role="tabpanel"
        aria-labelledby={tabId(section)}
        tabIndex={0}
        key={section}
      >
        <Content />
      </div>
      <p className={styles['outcome']} role="status" data-tone={outcome?.tone}>
        {outcome?.text}
      </p>
    </section>
  );
}
