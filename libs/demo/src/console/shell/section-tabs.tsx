import { Icon } from '@amana/ui';
import type { KeyboardEvent } from 'react';
import styles from './shell.module.css';
import type { SectionKey } from './sections.ts';
import { SECTIONS } from './sections.ts';

export interface SectionTabsProps {
  selected: SectionKey;
  unreadMails: number;
  panelId: string;
  onSelect: (section: SectionKey) => void;
}

/** How many tabs stand in one row: Up and Down move between the rows. */
const PER_ROW = 5;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: PER_ROW,
  ArrowUp: -PER_ROW,
};

export const tabId = (section: SectionKey) => `demo-tab-${section}`;

export function SectionTabs({ selected, unreadMails, panelId, onSelect }: SectionTabsProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = SECTIONS.findIndex(({ key }) => key === selected);
    const next = SECTIONS[targetOf(event.key, index)];
    if (next === undefined || next.key === selected) return;
    event.preventDefault();
    onSelect(next.key);
    document.getElementById(tabId(next.key))?.focus();
  };
  return (
    <div className={styles['tabs']} role="tablist" aria-label="Demo console" onKeyDown={move}>
      {SECTIONS.map(({ key, label, icon }) => (
        <button
          key={key}
          id={tabId(key)}
          type="button"
          role="tab"
          className={styles['tab']}
          aria-selected={key === selected}
          aria-controls={panelId}
          tabIndex={key === selected ? 0 : -1}
          onClick={() => onSelect(key)}
        >
          <Icon name={icon} />
          {label}
          {key === 'mail' && <Unread count={unreadMails} />}
        </button>
      ))}
    </div>
  );
}

/** On the way round from the last to the first and back. */
function targetOf(pressed: string, index: number): number {
  if (pressed === 'Home') return 0;
  if (pressed === 'End') return SECTIONS.length - 1;
  const step = STEPS[pressed];
  return step === undefined ? index : (index + step + SECTIONS.length) % SECTIONS.length;
}

/** Said in words too: a number alone says nothing to who cannot see where it stands. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles['unread']}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{`, ${count} new ${count === 1 ? 'mail' : 'mails'}`}</span>
    </span>
  );
}
