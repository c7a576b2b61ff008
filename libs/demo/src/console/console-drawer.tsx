import { type IconName, Icon } from '@amana/ui';
import { Drawer, Flex, Grid, Tabs } from 'antd';
import { useUnit } from 'effector-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Outcome } from './actions.tsx';
import { useConsoleApp } from './console-app.ts';
import { type SectionKey, $view, viewChanged } from './console-model.ts';
import styles from './console.module.css';
import { BankSection } from './sections/bank-section.tsx';
import { ClockSection } from './sections/clock-section.tsx';
import { MailSection } from './sections/mail-section.tsx';
import { NetworkPanel } from './sections/network-panel.tsx';
import { PeopleSection } from './sections/people-section.tsx';
import { SupportSection } from './sections/support-section.tsx';
import { WorldsSection } from './sections/worlds-section.tsx';

const SECTIONS: readonly (readonly [key: SectionKey, icon: IconName, content: ReactNode])[] = [
  ['People', 'user', <PeopleSection key="people" />],
  ['Messages', 'mail', [<MailSection key="mail" />, <SupportSection key="support" />]],
  ['Trade', 'wallet', [<BankSection key="bank" />, <ClockSection key="clock" />]],
  ['Worlds', 'home', [<NetworkPanel key="network" />, <WorldsSection key="worlds" />]],
];

const HEADER = {
  padding: '10px 12px 10px 16px',
  borderBottom: '2px solid var(--status-yellow)',
  background: 'var(--status-yellow-tint)',
  color: 'var(--status-yellow)',
};
const FOOTER = { padding: '0 0 env(safe-area-inset-bottom)', border: 0 };
const FULL = { height: '100%' };
const TAB_PANEL = {
  ...FULL,
  padding: '12px 16px 24px',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
} as const;

export function ConsoleDrawer({ layer, isInDialog }: { layer: HTMLElement; isInDialog: boolean }) {
  const [{ isOpen, section }, changeView] = useUnit([$view, viewChanged]);
  const { productName } = useConsoleApp();
  const close = () => changeView({ isOpen: false });
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Escape must not close a dialog of the page below.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const { md: isWide = true } = Grid.useBreakpoint();
  const isCovering = !isWide && !isInDialog;
  return (
    <Drawer
      open={isOpen}
      rootClassName={styles['drawer'] ?? ''}
      getContainer={layer}
      mask={isCovering}
      aria-modal={isCovering}
      keyboard={false}
      destroyOnHidden
      size="var(--beside, 100%)"
      title={<h2 style={{ whiteSpace: 'nowrap' }}>Demo console</h2>}
      extra={<small>{`Not part of ${productName}`}</small>}
      closable={{ placement: 'end', 'aria-label': 'Close the demo console' }}
      styles={{ header: HEADER, body: { padding: 0, overflow: 'hidden' }, footer: FOOTER }}
      footer={<Outcome section={section} />}
      onClose={close}
      onKeyDown={closeOnEscape}
    >
      <Tabs
        className={styles['accent'] ?? ''}
        tabPlacement="start"
        activeKey={section}
        destroyOnHidden
        styles={{
          root: FULL,
          header: { width: 78 },
          item: { justifyContent: 'center' },
          body: FULL,
          content: TAB_PANEL,
        }}
        onChange={(chosen) =>
          changeView({ section: SECTIONS.find(([key]) => key === chosen)?.[0] ?? section })
        }
        items={SECTIONS.map(([key, icon, content]) => ({
          key,
          label: (
            <Flex vertical align="center" gap={2}>
              <Icon name={icon} />
              {key}
            </Flex>
          ),
          children: (
            <Flex vertical gap={24}>
              {content}
            </Flex>
          ),
        }))}
      />
    </Drawer>
  );
}
