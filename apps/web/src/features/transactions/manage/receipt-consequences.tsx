import type { Transaction } from '@amana/api';
import { CONFIRMATION_CODE_WARNING, formatNaira } from '@amana/domain';
import { Breakdown, Notice } from '@amana/ui';
import { recordedFigures } from '../../../shared/payment-breakdown.tsx';
import { useConfig } from '../../../shared/use-config.ts';

/** What confirming receipt does, for the buyer to read before they do it. */
export function ReceiptConsequences({ transaction }: { transaction: Transaction }) {
  const { productName } = useConfig();
  const { total, isEstimate, addsUp } = recordedFigures('buyer', transaction);
  const isCertain = addsUp && !isEstimate;
  const paid = isCertain ? formatNaira(total) : 'Your payment';
  const { note, name: seller } = transaction;
  return (
    <>
      <Breakdown
        rows={[
          { label: 'Item', value: note },
          ...(seller === '' ? [] : [{ label: 'Seller', value: seller }]),
          ...(isCertain ? [{ label: 'You paid', value: paid }] : []),
        ]}
      />
      <Notice tone="warning">
        <p>
          {paid} leaves {productName} and {seller === '' ? 'the seller' : seller} is paid, less charges. This cannot be undone.
        </p>
        <p>{CONFIRMATION_CODE_WARNING}</p>
        <p>Nobody from {productName} will ask you for this code.</p>
      </Notice>
    </>
  );
}
