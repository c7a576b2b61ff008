import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { tabStore } from '../storage/storage.ts';

/** The path of a list → its last filters and search text as a query string. */
interface LastFilters {
  readonly userId: string;
  readonly lists: Readonly<Record<string, string>>;
}

/** What this person last chose in a list in this tab. */
export function readLastFilters(userId: string, list: string): URLSearchParams {
  return new URLSearchParams(read(userId)[list]);
}

export function storeLastFilters(userId: string, list: string, filters: URLSearchParams): void {
  const { [list]: _, ...others } = read(userId);
  const text = filters.toString();
  const lists = text === '' ? others : { ...others, [list]: text };
  if (Object.keys(lists).length === 0) forgetLastFilters();
  else tabStore.write(STORAGE_KEYS.listFilters, JSON.stringify({ userId, lists } satisfies LastFilters));
}

export function forgetLastFilters(): void {
  tabStore.remove(STORAGE_KEYS.listFilters);
}

function read(userId: string): LastFilters['lists'] {
  try {
    const stored: unknown = JSON.parse(tabStore.read(STORAGE_KEYS.listFilters) ?? '{}');
    const { userId: owner, lists } = Object(stored) as Partial<Record<keyof LastFilters, unknown>>;
    const texts = Object.entries(Object(lists) as object).filter(([, query]) => typeof query === 'string');
    return owner === userId ? Object.fromEntries(texts) : {};
  } catch {
    return {};
  }
}
