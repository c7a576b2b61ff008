import { statusLabel } from '@amana/domain';
import { Button, Chip, SelectField, TextField } from '@amana/ui';
import { dateText } from '../date-text.ts';
import styles from './history-filter-bar.module.css';
import { ALL_STATUSES, clearHistoryFilters, dateRangeProblem, hasHistoryFilters } from './history-filters.ts';
import type { HistoryFilterCommands } from './use-history-filters.ts';

export interface HistoryFilterBarProps extends HistoryFilterCommands {
  /** What the list can be narrowed to (§9); none hides the chooser. */
  statuses: readonly string[];
}

/** Status, From and To, a chip for each that is set, and one press to clear them all (§2). */
export function HistoryFilterBar({ filters, change, statuses }: HistoryFilterBarProps) {
  return (
    <section aria-label="Filters">
      <div className={styles['bar']}>
        {statuses.length > 0 && (
          <SelectField
            label="Status"
            value={filters.status}
            onChange={({ target }) => change({ status: target.value })}
          >
            {statuses.map((status) => (
              <option key={status} value={status}>
                {statusLabel(status)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label="From"
          type="date"
          value={filters.from}
          error={dateRangeProblem(filters) ?? undefined}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label="To"
          type="date"
          value={filters.to}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      {hasHistoryFilters(filters) && (
        <div className={styles['chips']}>
          {filters.status !== ALL_STATUSES && (
            <Chip onRemove={() => change({ status: ALL_STATUSES })}>
              {`Status: ${statusLabel(filters.status)}`}
            </Chip>
          )}
          {filters.from !== '' && (
            <Chip onRemove={() => change({ from: '' })}>{`From: ${dateText(filters.from)}`}</Chip>
          )}
          {filters.to !== '' && (
            <Chip onRemove={() => change({ to: '' })}>{`To: ${dateText(filters.to)}`}</Chip>
          )}
          <Button variant="link" onClick={() => change(clearHistoryFilters(filters))}>
            Clear Filters
          </Button>
        </div>
      )}
    </section>
  );
}
