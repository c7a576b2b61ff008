import { type Invitation as InvitationRecord, serviceStatus, useGetInvitation } from '@amana/api';
import {
  CHARGE_CAP,
  CHARGE_RATE_TEXT,
  VAT_RATE_TEXT,
  formatNaira,
  formatNairaValue,
  isUuid,
  mentionsPayment,
  shownName,
} from '@amana/domain';
import { Amount, Card, Labelled, Notice, Stack, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { Description, descriptionLabel } from '../../../shared/description.tsx';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { INVITED, isInvited, readInvitation } from '../../../shared/order-link.ts';
import { PATHS } from '../../../shared/paths.ts';
import styles from '../auth.module.css';

const TITLE = 'You have been invited to a trade';

const REGISTER = { to: PATHS.register, label: 'Create your account' };
const SIGN_IN = { to: PATHS.login, label: 'I have an account: sign in' };

/**
 * For the visitor of an order link who has not signed in. A provider may not answer the call: general words stay, and
 * nothing is said about the failure.
 */
export function Invitation() {
  usePageTitle(TITLE);
  const { productName } = useConfig();
  const { data: answer, error } = useInvitation(true);
  // The visitor may have joined already.
  const isUnknown = serviceStatus(error) === 404;
  return (
    <Stack gap={5}>
      <h1>{TITLE}</h1>
      <Card className={`column ${styles['invitation'] ?? ''}`}>
        {answer === undefined ? (
          <p>Create an account or sign in to see what the trade is about, and for how much.</p>
        ) : (
          <Details invitation={answer.data} />
        )}
      </Card>
      <Stack gap={3}>
        {isUnknown && <p>If you already take part, sign in.</p>}
        {(isUnknown ? [SIGN_IN, REGISTER] : [REGISTER, SIGN_IN]).map(({ to, label }, index) => (
          <Link key={to} className={buttonClass(index === 0 ? 'primary' : 'secondary', true)} to={to}>
            {label}
          </Link>
        ))}
      </Stack>
      <p className="small-print">
        Use the email address that the invitation is for. No other account opens it.
      </p>
      <Notice icon="shield">
        <p>{productName} holds the buyer’s money until the buyer confirms receipt.</p>
        <p>The buyer confirms with a code from an email. Then the seller is paid.</p>
        <p>If the buyer lodges a dispute, support decides.</p>
      </Notice>
      <p className="small-print">
        Buyer and seller each pay a charge of {CHARGE_RATE_TEXT}, at most {formatNaira(CHARGE_CAP)}, plus VAT
        of {VAT_RATE_TEXT} of the charge.
      </p>
    </Stack>
  );
}

/** Names the trade on the forms that follow the invitation, if it was read there: a registration ends the invitation. */
export function InvitedTrade() {
  const { data: answer } = useInvitation(false);
  return (
    isInvited() && (
      <Notice icon="mail">
        <p>{INVITED}</p>
        {answer !== undefined && <TradeInALine {...answer.data} />}
      </Notice>
    )
  );
}

function TradeInALine({ invitedBy, description, totalAmount }: InvitationRecord) {
  const name = shownName(invitedBy);
  return (
    <p>
      <strong>
        {!mentionsPayment(description) && <bdi className={styles['item']}>{description}</bdi>}
        {' · '}
        {formatNairaValue(totalAmount)}
        {name !== '' && ` · from ${name}`}
      </strong>
    </p>
  );
}

function useInvitation(isAsked: boolean) {
  const { id, referral } = readInvitation();
  return useGetInvitation(id, { referral }, { query: { enabled: isAsked && isUuid(id) && referral !== '' } });
}

function Details({ invitation }: { invitation: InvitationRecord }) {
  const { invitedBy, side, description, amount, totalAmount } = invitation;
  const name = shownName(invitedBy);
  const isSeller = side === 'seller';
  const verb = isSeller ? 'sell' : 'buy';
  return (
    <>
      <h2>{name === '' ? `You are invited to ${verb}` : `${name} invites you to ${verb}`}</h2>
      <Labelled label={descriptionLabel(isSeller ? 'buyer' : 'seller')}>
        <Description text={description} />
      </Labelled>
      <Labelled label={isSeller ? 'You would receive' : 'You would pay'}>
        <Amount huge text={formatNairaValue(totalAmount)} />
        <p className="small-print">
          Price {formatNairaValue(amount)}, {isSeller ? 'less' : 'plus'} charge and VAT
        </p>
      </Labelled>
    </>
  );
}
