import { CHARGE_CAP, CHARGE_RATE_TEXT, VAT_RATE_TEXT, formatNaira } from '@amana/domain';
import { Icon, buttonClass } from '@amana/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { PATHS } from '../../../shared/paths.ts';
import { InvitationDetails } from './invitation-details.tsx';
import styles from './invitation.module.css';

const TITLE = 'You have been invited to a trade';

const REGISTER = { to: PATHS.register, label: 'Create your account' };
const SIGN_IN = { to: PATHS.login, label: 'I have an account: sign in' };

const GENERAL = (
  <div className={styles['general']}>
    <Icon name="mail" size={40} />
    <p>Create an account or sign in to see what the trade is about, and for how much.</p>
  </div>
);

/** For the visitor of an order link who has not signed in. */
export function Invitation() {
  usePageTitle(TITLE);
  const { productName } = useConfig();
  const [isUnknown, setIsUnknown] = useState(false);
  return (
    <div className={styles['invitation']}>
      <h1>{TITLE}</h1>
      <div className={styles['details']}>
        <InvitationDetails general={GENERAL} onUnknown={() => setIsUnknown(true)} />
      </div>
      <div className={styles['ways']}>
        {isUnknown && <p>If you already take part, sign in.</p>}
        {(isUnknown ? [SIGN_IN, REGISTER] : [REGISTER, SIGN_IN]).map(({ to, label }, index) => (
          <Link key={to} className={buttonClass(index === 0 ? 'primary' : 'secondary', true)} to={to}>
            {label}
          </Link>
        ))}
      </div>
      <p className="small-print">
        Use the email address that the invitation is for. No other account opens it.
      </p>
      <ul className={styles['lines']}>
        <li>
          <Icon name="lock" />
          <span>{productName} holds the buyer’s money until the buyer confirms receipt.</span>
        </li>
        <li>
          <Icon name="mail" />
          <span>The buyer confirms with a code from an email. Then the seller is paid.</span>
        </li>
        <li>
          <Icon name="chat" />
          <span>If the buyer lodges a dispute, support decides.</span>
        </li>
      </ul>
      <p className="small-print">
        Buyer and seller each pay a charge of {CHARGE_RATE_TEXT}, at most {formatNaira(CHARGE_CAP)}, plus VAT
        of {VAT_RATE_TEXT} of the charge.
      </p>
    </div>
  );
}
