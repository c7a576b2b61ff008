import { errorText } from '@amana/api';
import { LIST_PAGE_SIZE } from '@amana/domain';
import { Button, State } from '@amana/ui';
import { useMutation } from '@tanstack/react-query';
import type { Key } from 'react';
import { useIsShown } from '../shared/hooks/use-is-shown.ts';
import { rowsOn } from './list-definition.ts';
import type { ListTab } from './list-filters.ts';
import type { ListedRow } from './list-row.tsx';

type LoadPage = (
  page: number,
) => Promise<{ rows: readonly ListedRow[]; unreadableCount: number; total: number }>;

export interface EmptyTabProps {
  label: string;
  tab: ListTab;
  page: number;
  pages: number;
  loadPage: LoadPage;
  onFound: (page: number) => void;
}

export function EmptyTab({ label, tab, page, pages, loadPage, onFound }: EmptyTabProps) {
  const rows = `${tab} ${label.toLowerCase()}`;
  const isShown = useIsShown();
  const { mutate, data, error, isPending, isSuccess } = useMutation({
    mutationFn: () => findPageWith(tab, { from: page + 1, loadPage, isStopped: () => !isShown() }),
  });
  const find = () =>
    mutate(undefined, {
      onSuccess: (found) => {
        if (found !== null) onFound(found);
      },
    });
  const isNoneLeft = isSuccess && data === null;
  return (
    // Not atomic, because the list already announces the tab's row count.
    <div role="status" aria-atomic="false">
      <State
        title={`No ${rows} on this page`}
        text={error === null ? undefined : errorText(error, 'The next pages could not be read. Try again.')}
        icon="list"
      >
        {pages > 1 && (
          <Button
            variant="secondary"
            loading={isPending}
            disabled={isNoneLeft || page >= pages}
            disabledReason={`No later page has ${rows}`}
            onClick={find}
          >
            {`Next page with ${rows}`}
          </Button>
        )}
      </State>
    </div>
  );
}

async function findPageWith(
  tab: ListTab,
  { from, loadPage, isStopped }: { from: number; loadPage: LoadPage; isStopped: () => boolean },
): Promise<number | null> {
  const seen = new Set<Key>();
  for (let page = from; ; page += 1) {
    const { rows, unreadableCount, total } = await loadPage(page);
    if (isStopped()) return null;
    if (rowsOn(tab, rows).length + unreadableCount > 0) return page;
    const before = seen.size;
    for (const { key } of rows) seen.add(key);
    // Past the end some services repeat the last page, and some have only one page.
    if (seen.size === before || page * LIST_PAGE_SIZE >= total) return null;
  }
}
