import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

export interface Tab<Key extends string> {
  key: Key;
  label: string;
  count?: { readonly number: number; readonly text: string } | undefined;
}

export interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key | null;
  onSelect: (key: Key) => void;
  children?: ReactNode;
}

/** Keyboard support follows the tabs pattern of WAI-ARIA. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Key>) {
  const id = useId();
  const hasPanel = children !== undefined;
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = Math.max(
      tabs.findIndex(({ key }) => key === selected),
      0,
    );
    const target = targetOf(event.key, index, tabs.length);
    const next = target === null ? undefined : tabs[target];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab='${next.key}']`)?.focus();
  };
  return (
    <>
      <div className={styles['tabs']} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ key, label: text, count }, index) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            data-tab={key}
            className={styles['tab']}
            aria-selected={key === selected}
            aria-controls={hasPanel ? `${id}-panel` : undefined}
            tabIndex={key === selected || (selected === null && index === 0) ? 0 : -1}
            onClick={() => onSelect(key)}
          >
            {text}
            {count !== undefined && (
              <>
                <span className={styles['count']} aria-hidden="true">
                  {count.number}
                </span>{' '}
                <span className="visually-hidden">{count.text}</span>
              </>
            )}
          </button>
        ))}
      </div>
      {hasPanel && (
        <div
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={selected === null ? undefined : `${id}-${selected}`}
        >
          {children}
        </div>
      )}
    </>
  );
}

function targetOf(pressed: string, index: number, count: number): number | null {
  switch (pressed) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
