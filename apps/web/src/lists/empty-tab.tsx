import { errorText } from '@amana/api';
import { Button, State } from '@amana/ui';
import { useMutation } from '@tanstack/react-query';
import { useIsShown } from '../shared/use-is-shown.ts';
import type { ListTab } from './list-filters.ts';
import { type ListItem, type ListTabs, findPageWith } from './tab-rows.ts';

export interface EmptyTabProps<Item extends ListItem> {
  label: string;
  tab: ListTab;
  tabs: ListTabs<Item>;
  page: number;
  pages: number;
  onFound: (page: number) => void;
}

/** In place of the rows of a tab that has none on this page, with the way to the next page that has some. */
export function EmptyTab<Item extends ListItem>({
  label,
  tab,
  tabs,
  page,
  pages,
  onFound,
}: EmptyTabProps<Item>) {
  const rows = `${tab} ${label.toLowerCase()}`;
  const isShown = useIsShown();
  const { mutate, data, error, isPending, isSuccess } = useMutation({
    mutationFn: () => findPageWith(tab, { from: page + 1, tabs, isStopped: () => !isShown() }),
  });
  const find = () =>
    mutate(undefined, {
      onSuccess: (found) => {
        if (found !== null) onFound(found);
      },
    });
  const isNoneLeft = isSuccess && data === null;
  return (
    // Of what is there from the start the list says how many rows the tab has.
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
