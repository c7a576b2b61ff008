import { Icon } from '@amana/ui';
import { useUnit } from 'effector-react';
import type { KeyboardEvent } from 'react';
import { $view, SECTION_KEYS, sectionShown } from './console-model.ts';
import type { SectionKey } from './console-model.ts';
import { SECTIONS } from './sections.ts';
import styles from './shell.module.css';

/** The number of tabs in a row: Up and Down move between the rows. */
const PER_ROW = 5;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: PER_ROW,
  ArrowUp: -PER_ROW,
};

export const tabId = (section: SectionKey) => `demo-tab-${section}`;

export function SectionTabs({ unreadMails, panelId }: { unreadMails: number; panelId: string }) {
  const { section: selected } = useUnit($view);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = SECTION_KEYS[targetOf(event.key, SECTION_KEYS.indexOf(selected))];
    if (next === undefined || next === selected) return;
    event.preventDefault();
    sectionShown(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div className={styles['tabs']} role="tablist" aria-label="Demo console" onKeyDown={move}>
      {SECTION_KEYS.map((key) => (
        <button
          key={key}
          id={tabId(key)}
          type="button"
          role="tab"
          className={styles['tab']}
          aria-selected={key === selected}
          aria-controls={panelId}
          tabIndex={key === selected ? 0 : -1}
          onClick={() => sectionShown(key)}
        >
          <Icon name={SECTIONS[key].icon} />
          {SECTIONS[key].label}
          {key === 'mail' && <Unread count={unreadMails} />}
        </button>
      ))}
    </div>
  );
}

/** From the last tab to the first and back. */
function targetOf(pressed: string, index: number): number {
  if (pressed === 'Home') return 0;
  if (pressed === 'End') return SECTION_KEYS.length - 1;
  return (index + (STEPS[pressed] ?? 0) + SECTION_KEYS.length) % SECTION_KEYS.length;
}

/** With words for screen readers: a number alone has no meaning there. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles['unread']}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{`, ${count} new ${count === 1 ? 'mail' : 'mails'}`}</span>
    </span>
  );
}
