import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { tabStore } from '../storage/storage.ts';

/** Text that a person had typed into a page's form when their session ended or the page was reloaded. */
export interface Draft {
  readonly userId: string;
  readonly path: string;
  readonly part?: string | undefined;
  readonly texts: Readonly<Record<string, string>>;
  /** The files themselves are not stored. */
  readonly fileNames?: readonly string[];
  /** The form was being sent, and its answer is unknown. */
  readonly isInDoubt?: boolean;
  /** The page was hidden, and its session had not ended. */
  readonly isReloaded?: boolean;
}

type DraftAddress = Pick<Draft, 'userId' | 'path' | 'part'>;

/** Why the form is offered again; `it` names the typed content. */
export function offerText(
  { isInDoubt = false, isReloaded = false }: Pick<Draft, 'isInDoubt' | 'isReloaded'>,
  it: string,
): string {
  const why = isReloaded ? 'The page was loaded again' : 'You were signed out';
  const what = isInDoubt
    ? `while ${it} was being sent, so look first whether it was done.`
    : `before ${it} was sent.`;
  return `Continue where you left off? ${why} ${what}`;
}

export function draftsOf(userId: string): readonly Draft[] {
  return readDrafts().filter((draft) => draft.userId === userId);
}

export function storeDraft(draft: Draft): void {
  write([...without(draft), draft]);
}

/** Drafts of the forms that the present commit of React removes. */
const removed = new Set<Draft>();

/** Called where a form leaves the screen, so that `storeRemovedDrafts` can store what was typed. */
export function formRemoved(draft: Draft): void {
  removed.add(draft);
  queueMicrotask(() => removed.delete(draft));
}

/** For the layout effect of what replaces a page that failed. */
export function storeRemovedDrafts(): void {
  removed.forEach(storeDraft);
}

export function forgetDraft(address: DraftAddress): void {
  write(without(address));
}

/** After a deliberate sign-out, nothing stays in the tab for the next person. */
export function forgetAllDrafts(): void {
  write([]);
}

export function draftAt({ userId, path, part }: DraftAddress): Draft | undefined {
  return draftsOf(userId).find((draft) => draft.path === path && draft.part === part);
}

function without({ userId, path, part }: DraftAddress): readonly Draft[] {
  return readDrafts().filter(
    (draft) => draft.userId !== userId || draft.path !== path || draft.part !== part,
  );
}

function write(drafts: readonly Draft[]): void {
  if (drafts.length === 0) tabStore.remove(STORAGE_KEYS.drafts);
  else tabStore.write(STORAGE_KEYS.drafts, JSON.stringify(drafts));
}

function readDrafts(): readonly Draft[] {
  try {
    const stored: unknown = JSON.parse(tabStore.read(STORAGE_KEYS.drafts) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDraft) : [];
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  const { userId, path, part, texts, fileNames, isInDoubt, isReloaded } = Object(value) as Partial<
    Record<keyof Draft, unknown>
  >;
  const isText = (one: unknown) => typeof one === 'string';
  const areTexts = [texts, fileNames].every((one) => Object.values(Object(one) as object).every(isText));
  const isOffered =
    isText(part ?? '') && [isInDoubt, isReloaded].every((one) => typeof (one ?? false) === 'boolean');
  return isText(userId) && isText(path) && isOffered && Array.isArray(fileNames ?? []) && areTexts;
}
