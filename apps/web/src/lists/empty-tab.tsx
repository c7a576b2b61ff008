import { errorText } from '@amana/api';
import { LIST_PAGE_SIZE } from '@amana/domain';
import { Button, State } from '@amana/ui';
import { useMutation } from '@tanstack/react-query';
import { useIsNavigatingAway } from '../shared/hooks/use-is-navigating-away.ts';
import { useViewerId } from '../viewer/use-viewer.ts';
import { type ListDefinition, rowsOn } from './list-definition.ts';
import type { ListFilters, ListTab } from './list-filters.ts';

interface EmptyTabProps<Item> {
  list: ListDefinition<Item>;
  filters: ListFilters;
  tab: ListTab;
  pages: number;
  onFound: (page: number) => void;
}

export function EmptyTab<Item>({ list, filters, tab, pages, onFound }: EmptyTabProps<Item>) {
  const rowsText = `${tab} ${list.label.toLowerCase()}`;
  const viewerId = useViewerId();
  const isNavigatingAway = useIsNavigatingAway();
  const { mutate, data, error, isPending, isSuccess } = useMutation({
    mutationFn: async (_: undefined, { client }): Promise<number | null> => {
      const seen = new Set<string>();
      for (let page = filters.page + 1; ; page += 1) {
        const answer = await client.query(list.queryOptions({ ...filters, page }));
        if (isNavigatingAway()) return null;
        const rows = answer.data.map((item) => list.rowOf(item, viewerId));
        if (rowsOn(tab, rows).length + answer.unreadableCount > 0) return page;
        const before = seen.size;
        for (const { id } of rows) seen.add(id);
        // Past the end some services repeat the last page, and some have only one page.
        if (seen.size === before || page * LIST_PAGE_SIZE >= answer.totalInRecord) return null;
      }
    },
    onSuccess: (page) => {
      if (page !== null) onFound(page);
    },
  });
  return (
    // Not atomic, because the list already announces the tab's row count.
    <div role="status" aria-atomic="false">
      <State
        title={`No ${rowsText} on this page`}
        text={error === null ? undefined : errorText(error, 'The next pages could not be read. Try again.')}
        icon="list"
      >
        {pages > 1 && (
          <Button
            variant="secondary"
            loading={isPending}
            disabled={(isSuccess && data === null) || filters.page >= pages}
            disabledReason={`No later page has ${rowsText}`}
            onClick={() => mutate(undefined)}
          >
            {`Next page with ${rowsText}`}
          </Button>
        )}
      </State>
    </div>
  );
}
