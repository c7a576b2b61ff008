import { NOT_A_PARTY } from '@amana/domain';
import { Button, State, buttonClass } from '@amana/ui';
import { useUnit } from 'effector-react';
import { Link, useLocation } from 'react-router-dom';
import { $session } from '../session/index.ts';
import { useHeadingFocus } from '../shared/hooks/use-page-title.ts';
import { rememberOrderLink } from '../shared/order-link.ts';
import { PATHS } from '../shared/paths.ts';
import { useSignOutEverywhere } from './sign-out.ts';

export interface WayBack {
  readonly to: string;
  readonly link: string;
}

export const TO_ORDERS: WayBack = { to: PATHS.orders, link: 'All Orders' };

/** For a signed-in person who is neither buyer nor seller, perhaps because they have several accounts. */
export function NotAParty({ wayBack = TO_ORDERS }: { wayBack?: WayBack | undefined }) {
  const email = useUnit($session).user?.email ?? '';
  const address = useLocation();
  const signOutEverywhere = useSignOutEverywhere();
  useHeadingFocus(NOT_A_PARTY);
  const switchAccount = () => {
    signOutEverywhere();
    rememberOrderLink(address);
  };
  return (
    <State
      level={1}
      title={NOT_A_PARTY}
      text={`You are signed in as ${email}. If it was sent to another email address, sign in with that one.`}
      icon="lock"
      isProblem
    >
      <Button onClick={switchAccount}>Switch account</Button>
      <Link className={buttonClass('secondary')} to={wayBack.to}>
        {wayBack.link}
      </Link>
    </State>
  );
}
