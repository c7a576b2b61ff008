import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { $session } from '../session/index.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { tabStore } from '../storage/storage.ts';

/** Texts that were typed and not sent, by the name of their field. */
export type Texts = Readonly<Record<string, string>>;

/** A tab holds those of one person, by form. */
interface Drafts {
  readonly userId: string;
  readonly drafts: Readonly<Record<string, Texts>>;
}

/** Names of fields whose text is never stored. */
const SECRET = /password|code/i;

/**
 * Keeps typed texts in the tab as they change, and puts them back when the same person opens the same form again.
 * `part` tells apart the forms of one page. Returns a function that forgets them.
 */
export function useDraft(texts: Texts, putBack: (texts: Texts) => void, part = ''): () => void {
  const { pathname } = useLocation();
  const viewerId = useUnit($session).user?.userId ?? '';
  const [userId] = useState(viewerId);
  const [form] = useState(`${pathname} ${part}`);
  const isFirst = useRef(true);
  const keep = useEffectEvent(() => {
    // The end of a session empties what was looked up, but not what was typed.
    if (viewerId !== userId) return;
    const kept = isFirst.current ? draftsOf(userId)[form] : undefined;
    isFirst.current = false;
    if (kept === undefined) storeDraft(userId, form, texts);
    else putBack(kept);
  });
  const typed = JSON.stringify(texts);
  useEffect(() => keep(), [typed]);
  return () => storeDraft(userId, form, {});
}

export function forgetDraftsOfOthers(userId: string): void {
  if (readDrafts()?.userId !== userId) tabStore.remove(STORAGE_KEYS.drafts);
}

/** Stores nothing of a person who is not signed in. */
function storeDraft(userId: string, form: string, texts: Texts): void {
  if (userId === '') return;
  const kept = Object.entries(texts).filter(([name]) => !SECRET.test(name));
  const { [form]: before, ...others } = draftsOf(userId);
  if (kept.length === 0 && before === undefined) return;
  const drafts = kept.length === 0 ? others : { ...others, [form]: Object.fromEntries(kept) };
  tabStore.write(STORAGE_KEYS.drafts, JSON.stringify({ userId, drafts } satisfies Drafts));
}

function draftsOf(userId: string): Drafts['drafts'] {
  const stored = readDrafts();
  return stored?.userId === userId ? stored.drafts : {};
}

function readDrafts(): Drafts | null {
  return tabStore.readJson(STORAGE_KEYS.drafts) as Drafts | null;
}
