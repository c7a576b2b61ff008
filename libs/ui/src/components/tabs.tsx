import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export interface Tab<Key extends string> {
  key: Key;
  label: string;
  count?: number | undefined;
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
    const { length } = tabs;
    const selectedIndex = tabs.findIndex(({ key }) => key === selected);
    const index = Math.max(selectedIndex, 0);
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % length,
      ArrowLeft: (index - 1 + length) % length,
      Home: 0,
      End: length - 1,
    };
    const next = tabs[targets[event.key] ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab='${next.key}']`)?.focus();
  };
  return (
    <>
      <div
        className={classNames('framed', styles['tabs'])}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
      >
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
                {' '}
                <span className={classNames('small-print', styles['count'])}>{count}</span>
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
