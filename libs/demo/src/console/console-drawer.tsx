import { type IconName, Icon } from '@amana/ui';
import { Button, Drawer, Flex, Grid, Tabs, Tour } from 'antd';
import { useUnit } from 'effector-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useStoredText } from '../shared/use-stored-text.ts';
import { Outcome } from './actions.tsx';
import { type SectionKey, $view, viewChanged } from './console-model.ts';
import styles from './console.module.css';
import { BankSection } from './sections/bank-section.tsx';
import { ClockSection } from './sections/clock-section.tsx';
import { FaultsSection } from './sections/faults-section.tsx';
import { HistorySection } from './sections/history-section.tsx';
import { MailSection } from './sections/mail-section.tsx';
import { PeopleSection } from './sections/people-section.tsx';
import { SupportSection } from './sections/support-section.tsx';
import { WorldsSection } from './sections/worlds-section.tsx';
import { UnreadMails } from './unread-mails.tsx';

const SECTIONS: Readonly<Record<SectionKey, { icon: IconName; content: ReactNode }>> = {
  People: { icon: 'user', content: <PeopleSection /> },
  Messages: { icon: 'mail', content: [<MailSection key="mail" />, <SupportSection key="support" />] },
  Trade: {
    icon: 'wallet',
    content: [<BankSection key="bank" />, <ClockSection key="clock" />, <HistorySection key="history" />],
  },
  Worlds: { icon: 'home', content: <WorldsSection /> },
  Faults: { icon: 'warning', content: <FaultsSection /> },
};
const SECTION_KEYS = Object.keys(SECTIONS).filter((key): key is SectionKey => key in SECTIONS);

const TOUR: readonly (readonly [at: SectionKey, title: string, description: string])[] = [
  ['People', 'Be anybody', 'Sign in as a buyer or a seller, here or in another window.'],
  ['Messages', 'Play the world outside', 'Read every mail, and answer as support.'],
  ['Trade', 'Pay, wait and see what happened', 'The bank, the clock, every ledger entry and every event.'],
  ['Worlds', 'Start again', 'Start from any scenario, or make calls fail under Faults.'],
];

const HEADER = {
  padding: '6px 12px 6px 16px',
  borderBottom: '2px solid var(--status-yellow)',
  background: 'var(--status-yellow-tint)',
  color: 'var(--status-yellow)',
};
const FOOTER = { padding: '0 0 env(safe-area-inset-bottom)', border: 0 };
const TAB_PANEL = {
  height: '100%',
  padding: '12px 16px 24px',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
} as const;

/** Mounted with the drawer's content: makes a covered page inert, and returns the focus afterwards. */
function PageBeneath({ isCovered }: { isCovered: boolean }): null {
  useEffect(() => {
    if (!isCovered) return;
    const page = document.querySelectorAll('#root, [data-demo-ribbon]');
    page.forEach((part) => part.setAttribute('inert', ''));
    return () => page.forEach((part) => part.removeAttribute('inert'));
  }, [isCovered]);
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return null;
}

export function ConsoleDrawer({ layer, isInDialog }: { layer: HTMLElement; isInDialog: boolean }) {
  const { isOpen, section } = useUnit($view);
  const [tour, setTour] = useStoredText('demo/consoleTour');
  const content = useRef<HTMLDivElement>(null);
  const { md: isWide = true } = Grid.useBreakpoint();
  const close = () => viewChanged({ isOpen: false });
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape must not close a dialog of the page below.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <Drawer
      open={isOpen}
      rootClassName={styles['drawer'] ?? ''}
      getContainer={layer}
      mask={false}
      aria-modal={false}
      keyboard={false}
      destroyOnHidden
      size="var(--beside, 100%)"
      title={<h2 style={{ whiteSpace: 'nowrap' }}>Demo console</h2>}
      extra={
        <Flex align="center" gap={4}>
          <small>Not part of Amana</small>
          <Button
            type="text"
            aria-label="Explain the console"
            icon={<Icon name="help" />}
            onClick={() => setTour('open')}
          />
        </Flex>
      }
      closable={{ placement: 'end', 'aria-label': 'Close the demo console' }}
      styles={{ header: HEADER, body: { padding: 0, overflow: 'hidden' }, footer: FOOTER }}
      footer={<Outcome section={section} />}
      onClose={close}
      onKeyDown={pressKey}
      afterOpenChange={(isShown) => {
        if (isShown) content.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
      }}
    >
      <PageBeneath isCovered={!isWide && !isInDialog} />
      <div ref={content} className={styles['accent']} style={{ height: '100%' }}>
        <Tabs
          tabPlacement="start"
          activeKey={section}
          destroyOnHidden
          styles={{
            root: { height: '100%' },
            header: { width: 68 },
            item: { justifyContent: 'center' },
            body: { height: '100%' },
            content: TAB_PANEL,
          }}
          onChange={(chosen) =>
            viewChanged({ section: SECTION_KEYS.find((key) => key === chosen) ?? section })
          }
          items={SECTION_KEYS.map((key) => ({
            key,
            label: (
              <Flex vertical align="center" gap={2}>
                <Icon name={SECTIONS[key].icon} />
                <span>
                  {key}
                  {key === 'Messages' && <UnreadMails />}
                </span>
              </Flex>
            ),
            children: (
              <Flex vertical gap={24}>
                {SECTIONS[key].content}
              </Flex>
            ),
          }))}
        />
      </div>
      <Tour
        open={tour !== 'closed'}
        placement="left"
        mask={false}
        getPopupContainer={() => layer}
        closable={{ 'aria-label': 'Close the tour' }}
        steps={TOUR.map(([at, title, description]) => ({
          title,
          description,
          target: () => layer.querySelector<HTMLElement>(`[data-node-key=${at}]`) ?? layer,
        }))}
        onClose={() => setTour('closed')}
      />
    </Drawer>
  );
}
