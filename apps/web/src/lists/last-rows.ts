import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { localStore } from '../storage/storage.ts';

/** The first page of a list without filters, as it was last read on this device. */
export interface LastRows {
  /** What the list's query returned. */
  readonly page: { readonly data: readonly object[] };
  /** In ms since 1970. */
  readonly readAt: number;
}

interface StoredRows {
  readonly userId: string;
  readonly build: string;
  /** By the path of the list. */
  readonly lists: Readonly<Record<string, LastRows>>;
}

/** Null where nothing is known, or only that the list was empty. */
export function readLastRows(userId: string, list: string): LastRows | null {
  const rows = read(userId)[list];
  return rows === undefined || rows.page.data.length === 0 ? null : rows;
}

export function storeLastRows(userId: string, list: string, rows: LastRows): void {
  const lists = { ...read(userId), [list]: rows };
  localStore.write(
    STORAGE_KEYS.lastRows,
    JSON.stringify({ userId, build: build(), lists } satisfies StoredRows),
  );
}

function read(userId: string): StoredRows['lists'] {
  try {
    const stored = JSON.parse(localStore.read(STORAGE_KEYS.lastRows) ?? 'null') as StoredRows | null;
    return stored?.userId === userId && stored.build === build() ? stored.lists : {};
  } catch {
    return {};
  }
}

/** Another version may read other fields of a row. The name of the entry script is a hash of the version. */
function build(): string {
  return document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
}
