import { errorStatus } from '@amana/api';
import { NOT_A_PARTY } from '@amana/domain';
import { ErrorState, State, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { PATHS } from './paths.ts';

/** Where a dead end leads out. */
export interface WayBack {
  readonly to: string;
  readonly label: string;
}

const TO_ORDERS: WayBack = { to: PATHS.orders, label: 'All Orders' };

export interface TradeProblemProps {
  error: unknown;
  /** What is said when there is no such thing (§2, §8). */
  notFound: { readonly title: string; readonly text?: string };
  /** What is said when it could not be loaded. */
  failed?: string;
  wayBack?: WayBack;
  onRetry: () => void;
}

/** What stands where an order or its payment would be: not for you, not there, or not loaded, which can be tried again. */
export function TradeProblem({ error, notFound, failed, wayBack, onRetry }: TradeProblemProps) {
  const status = errorStatus(error);
  if (status === 403) return <NotAParty wayBack={wayBack} />;
  // An id of no known form is refused with 400.
  if (status !== 404 && status !== 400) {
    return <ErrorState {...(failed === undefined ? {} : { title: failed })} onRetry={onRetry} />;
  }
  return (
    <State level={1} {...notFound} icon="help" isProblem>
      <WayOut wayBack={wayBack} />
    </State>
  );
}

/** What a third user reads (§2). */
export function NotAParty({ wayBack }: { wayBack?: WayBack | undefined }) {
  return (
    <State level={1} title={NOT_A_PARTY} icon="lock" isProblem>
      <WayOut wayBack={wayBack} />
    </State>
  );
}

function WayOut({ wayBack = TO_ORDERS }: { wayBack?: WayBack | undefined }) {
  const { to, label } = wayBack;
  return (
    <Link className={buttonClass('secondary')} to={to}>
      {label}
    </Link>
  );
}
