import { resolveDispute } from '@amana/api/control';
import { ActButton } from '../parts/act-button.tsx';
import { Buttons } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';

/** The end of a dispute: the money goes on to the seller, or back. */
export function Decision({ disputeId, title }: { disputeId: string; title: string }) {
  const decide = (inFavourOf: 'buyer' | 'seller', text: string) => async () => {
    await resolveDispute(disputeId, { inFavourOf });
    return text;
  };
  return (
    <Buttons>
      <strong className={styles['label']}>Decide</strong>
      <ActButton
        aria-label={`Decide for the buyer: ${title}`}
        act={decide('buyer', 'Decided for the buyer: the money goes back')}
      >
        For the buyer
      </ActButton>
      <ActButton
        aria-label={`Decide for the seller: ${title}`}
        act={decide('seller', 'Decided for the seller: settlement runs')}
      >
        For the seller
      </ActButton>
    </Buttons>
  );
}
