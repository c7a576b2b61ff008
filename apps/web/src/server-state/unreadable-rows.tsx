import { ApiError } from '@amana/api';
import { FailureState } from './failure-state.tsx';
import styles from './failure-state.module.css';

export const UNREADABLE_ENTRY = 'This entry cannot be read';

interface UnreadableRowsProps {
  answer: { readonly data: readonly unknown[]; readonly unreadableCount: number } | undefined;
  onRetry: () => void;
}

/** One line for each unreadable entry, or a single failure if no entry of the answer is readable. */
export function UnreadableRows({ answer, onRetry }: UnreadableRowsProps) {
  const { data, unreadableCount } = answer ?? { data: [], unreadableCount: 0 };
  if (unreadableCount > 0 && data.length === 0) {
    const error = new ApiError({ kind: 'incomplete', status: 200, text: null, code: 'unreadable-rows' });
    return <FailureState error={error} onRetry={onRetry} />;
  }
  return Array.from({ length: unreadableCount }, (_, index) => (
    <p key={index} className={styles['row']}>
      {`${UNREADABLE_ENTRY}. If this happens again, contact support.`}
    </p>
  ));
}
