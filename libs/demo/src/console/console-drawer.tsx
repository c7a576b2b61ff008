import { type IconName, Icon } from '@amana/ui';
import { Alert, Button, Drawer, Tabs, Tour } from 'antd';
import { useUnit } from 'effector-react';
import { type ComponentType, type KeyboardEvent, useRef } from 'react';
import {
  type SectionKey,
  $isTourOpen,
  $outcome,
  $view,
  SECTION_KEYS,
  tourClosed,
  tourOpened,
  viewChanged,
} from './console-model.ts';
import styles from './console.module.css';
import { SidebarSpace } from './drawer-place.ts';
import { BankSection } from './sections/bank-section.tsx';
import { ClockSection } from './sections/clock-section.tsx';
import { EventsSection } from './sections/events-section.tsx';
import { FaultsSection } from './sections/faults-section.tsx';
import { MailSection } from './sections/mail-section.tsx';
import { MoneySection } from './sections/money-section.tsx';
import { PeopleSection } from './sections/people-section.tsx';
import { SupportSection } from './sections/support-section.tsx';
import { TestValuesSection } from './sections/test-values-section.tsx';
import { WorldsSection } from './sections/worlds-section.tsx';
import { UnreadMails } from './unread-mails.tsx';

const SECTIONS: Readonly<
  Record<SectionKey, readonly [label: string, icon: IconName, Content: ComponentType]>
> = {
  people: ['People', 'user', PeopleSection],
  mail: ['Mail', 'mail', MailSection],
  bank: ['Bank', 'bank', BankSection],
  clock: ['Clock', 'clock', ClockSection],
  support: ['Support', 'chat', SupportSection],
  money: ['Money', 'wallet', MoneySection],
  events: ['Events', 'list', EventsSection],
  worlds: ['Worlds', 'home', WorldsSection],
  faults: ['Faults', 'warning', FaultsSection],
  magic: ['Magic', 'tag', TestValuesSection],
};

const TOUR: readonly (readonly [at: SectionKey, title: string, description: string])[] = [
  [
    'people',
    'Be anybody',
    'Sign in as a buyer or a seller with one press, or open the other person in a window of their own.',
  ],
  [
    'mail',
    'Play the world outside',
    'Mail, bank, clock and support: what happens outside the product happens here.',
  ],
  ['money', 'See what happened', 'Money shows every ledger entry, Events every call and what it caused.'],
  ['worlds', 'Start again', 'Start from any scenario, undo the last step, or make calls fail under Faults.'],
];

/** Beside the page, or over all of it on a phone. */
export function ConsoleDrawer({ layer, isInDialog }: { layer: HTMLElement; isInDialog: boolean }) {
  const { isOpen } = useUnit($view);
  const tabs = useRef<HTMLDivElement>(null);
  const close = () => viewChanged({ isOpen: false });
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog of the page beneath stays open.
    event.preventDefault();
    event.stopPropagation();
    close();
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
      footer={<LastOutcome />}
      onClose={close}
      onKeyDown={pressKey}
      afterOpenChange={(isShown) => {
        if (isShown) tabs.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
      }}
    >
      <SidebarSpace isInDialog={isInDialog} />
      <div ref={tabs} className={styles['tabs']}>
        <SectionTabs />
      </div>
      <Tour
        open={useUnit($isTourOpen)}
        placement="left"
        getPopupContainer={() => layer}
        closable={{ 'aria-label': 'Close the tour' }}
        steps={TOUR.map(([at, title, description]) => ({
          title,
          description,
          target: () => layer.querySelector<HTMLElement>(`[data-node-key=${at}]`) ?? layer,
        }))}
        onClose={() => tourClosed()}
      />
    </Drawer>
  );
}

function LastOutcome() {
  const outcome = useUnit($outcome);
  return (
    <div role="status">
      {outcome !== null && (
        <Alert role="none" banner type={outcome.tone === 'done' ? 'success' : 'error'} title={outcome.text} />
      )}
    </div>
  );
}

function SectionTabs() {
  const { section } = useUnit($view);
  return (
    <Tabs
      tabPlacement="start"
      activeKey={section}
      destroyOnHidden
      onChange={(chosen) => viewChanged({ section: SECTION_KEYS.find((key) => key === chosen) ?? section })}
      items={SECTION_KEYS.map((key) => {
        const [label, icon, Content] = SECTIONS[key];
        return {
          key,
          icon: <Icon name={icon} />,
          label: (
            <>
              {label}
              {key === 'mail' && <UnreadMails />}
            </>
          ),
          children: <Content />,
        };
      })}
    />
  );
}
