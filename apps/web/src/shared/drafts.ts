import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { tabStore } from '../storage/storage.ts';

/** Texts that were typed and not sent, by the name of their field. */
export type Texts = Readonly<Record<string, string>>;

type Drafts = Readonly<Record<string, Texts>>;

/** Names of fields whose text is never stored. */
const SECRET = /password|code/i;

/** By form. A tab holds those of one person. */
export function draftsOf(userId: string): Drafts {
  const stored = read();
  return stored?.userId === userId ? stored.drafts : {};
}

/** Stores nothing of a person who is not signed in. No texts forget the draft. */
export function storeDraft(userId: string, form: string, texts: Texts): void {
  const before = draftsOf(userId);
  const kept = Object.entries(texts).filter(([name]) => !SECRET.test(name));
  if (userId === '' || (kept.length === 0 && before[form] === undefined)) return;
  const { [form]: _, ...others } = before;
  const drafts = kept.length === 0 ? others : { ...others, [form]: Object.fromEntries(kept) };
  tabStore.write(STORAGE_KEYS.drafts, JSON.stringify({ userId, drafts }));
}

/** After a deliberate sign-out, nothing stays in the tab for the next person. */
export function forgetDrafts(): void {
  tabStore.remove(STORAGE_KEYS.drafts);
}

export function forgetDraftsOfOthers(userId: string): void {
  if (read()?.userId !== userId) forgetDrafts();
}

function read(): { userId: string; drafts: Drafts } | null {
  try {
    return JSON.parse(tabStore.read(STORAGE_KEYS.drafts) ?? 'null') as { userId: string; drafts: Drafts };
  } catch {
    return null;
  }
}
