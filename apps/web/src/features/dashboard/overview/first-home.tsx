import {
  CHARGE_CAP,
  CHARGE_RATE_TEXT,
  VAT_RATE_TEXT,
  formatNaira,
  kobo,
  orderBreakdown,
} from '@amana/domain';
import { ActionRow, Card, Stack, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { PATHS } from '../../../shared/paths.ts';
import styles from './overview.module.css';

/** An item of ₦50,000. */
const EXAMPLE = orderBreakdown(kobo(5_000_000));

/** Explains the product to a person without orders. */
export function FirstHome() {
  const { productName } = useConfig();
  const { amount, grossPayable, netReceivable } = EXAMPLE;
  const title = `How ${productName} works`;
  return (
    <Card aria-label={title}>
      <Stack>
        <h2>{title}</h2>
        <p>
          Example: for an item of {formatNaira(amount)} the buyer pays <b>{formatNaira(grossPayable)}</b> and
          the seller gets <b>{formatNaira(netReceivable)}</b>.
        </p>
        <ActionRow>
          <Link className={buttonClass()} to={`${PATHS.createOrder}?side=buy`}>
            I am Buying
          </Link>
          <Link className={buttonClass('secondary')} to={`${PATHS.createOrder}?side=sell`}>
            I am Selling
          </Link>
        </ActionRow>
        <ol className={styles['lines']}>
          <li>The buyer and the seller agree on an item and a price.</li>
          <li>{`The buyer pays ${productName}, and ${productName} holds the money.`}</li>
          <li>The seller sends the item. The buyer confirms receipt with a code from an email.</li>
          <li>
            {`${productName} pays the seller. If something is wrong, the buyer lodges a dispute, and support decides.`}
          </li>
        </ol>
        <p className="small-print">
          {`Each side pays a charge of ${CHARGE_RATE_TEXT}, at most ${formatNaira(CHARGE_CAP)}, and VAT of ${VAT_RATE_TEXT} of the charge.`}
        </p>
      </Stack>
    </Card>
  );
}
