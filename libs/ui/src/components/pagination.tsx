import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Renders nothing for a single page. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages <= 1) return null;
  const turn = (text: string, target: number, disabled: boolean) => (
    <Button
      variant="secondary"
      aria-label={`${text} page`}
      disabled={disabled}
      onClick={() => onPage(target)}
    >
      {text}
    </Button>
  );
  return (
    <nav className={styles['pagination']} aria-label="Pages">
      {turn('Previous', page - 1, page <= 1)}
      <span
        className={classNames('small-print', styles['page'])}
        aria-live="polite"
      >{`Page ${page} of ${pages}`}</span>
      {turn('Next', page + 1, page >= pages)}
    </nav>
  );
}
