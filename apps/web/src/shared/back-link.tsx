import { Icon, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';

/** For the header of a page; leads one level up. */
export function BackLink({ to, label = 'Back' }: { to: string; label?: string }) {
  return (
    <Link className={buttonClass('icon')} to={to} aria-label={label}>
      <Icon name="back" />
    </Link>
  );
}
