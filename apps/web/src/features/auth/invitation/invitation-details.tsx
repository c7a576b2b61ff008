import { serviceStatus, useGetInvitation } from '@amana/api';
import { formatNairaValue, isUuid, shownName } from '@amana/domain';
import { Amount, Labelled } from '@amana/ui';
import { type ReactNode, useEffect } from 'react';
import { Description, descriptionLabel } from '../../../shared/description.tsx';
import { readInvitation } from '../../../shared/order-link.ts';

export interface InvitationDetailsProps {
  general: ReactNode;
  /** The service has no such invitation: the visitor may have joined already. */
  onUnknown: () => void;
}

/** A provider may not answer this call: general words stay, and nothing is said about the failure. */
export function InvitationDetails({ general, onUnknown }: InvitationDetailsProps) {
  const { id, referral } = readInvitation();
  const { data: answer, error } = useGetInvitation(
    id,
    { referral },
    { query: { enabled: isUuid(id) && referral !== '' } },
  );
  const isUnknown = serviceStatus(error) === 404;
  useEffect(() => {
    if (isUnknown) onUnknown();
  }, [isUnknown, onUnknown]);
  if (answer === undefined) return general;
  const { invitedBy, side, description, amount, totalAmount } = answer.data;
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
