import { Button } from './button.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Renders nothing for a single page. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles['pagination']} aria-label="Pages">
      <Button
        variant="secondary"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        Previous
      </Button>
      <span className="small-print" aria-live="polite">{`Page ${page} of ${pages}`}</span>
      <Button
        variant="secondary"
        aria-label="Next page"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
