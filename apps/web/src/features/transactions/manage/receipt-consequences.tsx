import type { Transaction } from '@amana/api';
import { CONFIRMATION_CODE_WARNING, formatNaira, recordedFigures } from '@amana/domain';
import { Breakdown, Notice } from '@amana/ui';
import { useConfig } from '../../../shared/use-config.ts';

/** Warns the buyer about the consequences of confirming receipt. */
export function ReceiptConsequences({ id, transaction }: { id: string; transaction: Transaction }) {
  const { productName } = useConfig();
  const { total, certainty } = recordedFigures('buyer', transaction);
  const paid = certainty === 'exact' ? formatNaira(total) : 'Your payment';
  const { note, name: seller } = transaction;
  return (
    <>
      <Breakdown
        rows={[
          { label: 'Item', value: note },
          ...(seller === '' ? [] : [{ label: 'Seller', value: seller }]),
        ]}
      />
      <Notice id={id} tone="warning">
        <p>
          <strong>
            {paid} leaves {productName} and {seller === '' ? 'the seller' : seller} is paid, less charges.
            This cannot be undone.
          </strong>
        </p>
        <p>
          <span>{CONFIRMATION_CODE_WARNING}</span> Nobody from {productName} will ask you for this code.
        </p>
      </Notice>
    </>
  );
}
