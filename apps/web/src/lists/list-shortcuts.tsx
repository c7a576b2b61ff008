import { Button } from '@amana/ui';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { localStore } from '../storage/storage.ts';
import styles from './list-shortcuts.module.css';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const OFF = 'off';

/** Elements in which a letter is text or a choice. */
const TAKES_LETTERS = 'input, textarea, select, [contenteditable]';

export interface ListShortcutsProps {
  /** The element with the search field and the rows. */
  list: RefObject<HTMLElement | null>;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Keys that search a list, move through its rows and turn its pages; each person can switch them off. */
export function ListShortcuts({ list, page, pages, onPage }: ListShortcutsProps) {
  const [isOn, setOn] = useState(() => localStore.read(STORAGE_KEYS.shortcuts) !== OFF);
  const [isShown, setShown] = useState(false);
  const moveTo = (step: number) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-rows] a') ?? [])];
    const now = rows.findIndex((row) => row === document.activeElement);
    rows[now === -1 ? 0 : now + step]?.focus();
  };
  const turnTo = (to: number) => {
    if (to >= 1 && to <= pages) onPage(to);
  };
  const actions: Readonly<Partial<Record<string, () => void>>> = {
    '/': () => list.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    j: () => moveTo(1),
    k: () => moveTo(-1),
    n: () => turnTo(page + 1),
    p: () => turnTo(page - 1),
    '?': () => setShown(true),
  };
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const isText = target instanceof Element && target.closest(TAKES_LETTERS) !== null;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
    const action = actions[key];
    if (isText || hasModifier || event.defaultPrevented || action === undefined) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('keydown', pressKey);
    return () => {
      window.removeEventListener('keydown', pressKey);
    };
  }, [isOn]);
  const turn = (on: boolean) => {
    setOn(on);
    if (on) localStore.remove(STORAGE_KEYS.shortcuts);
    else localStore.write(STORAGE_KEYS.shortcuts, OFF);
  };
  return (
    <>
      <Button variant="link" className={styles['open']} onClick={() => setShown(true)}>
        Keyboard shortcuts
      </Button>
      {isShown && <ShortcutsDialog isOn={isOn} onTurn={turn} onClose={() => setShown(false)} />}
    </>
  );
}
