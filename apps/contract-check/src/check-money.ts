import type { OperationTypes } from '@amana/api/contract';
import { formatNaira, orderBreakdown, readNaira } from '@amana/domain';
import type { Difference } from './grade.ts';

type Order = OperationTypes['getOrder']['response']['data'];

/** Compares the provider's amounts with each other and with the charges on Create Order. */
export function moneyDifferences(order: Order, side: 'buyer' | 'seller'): Difference[] {
  const { charges, vat, totalAmount } = order;
  if (charges === undefined || vat === undefined || totalAmount === undefined)
    return [{ grade: 'degrades', text: 'charges, vat or totalAmount is missing: the app shows an estimate' }];
  const [amount, charge, tax, total] = [
    readNaira(order.amount),
    readNaira(charges),
    readNaira(vat),
    readNaira(totalAmount),
  ];
  if (amount === null || charge === null || tax === null || total === null)
    return [{ grade: 'breaks', text: 'an amount is no number of Naira with at most two decimals' }];
  const sum = side === 'buyer' ? amount + charge + tax : amount - charge - tax;
  if (sum !== total)
    return [
      {
        grade: 'breaks',
        text: `totalAmount is ${totalAmount}, but the ${side}'s parts add up to ${sum / 100}: the app offers no payment`,
      },
    ];
  const shown = orderBreakdown(amount);
  if (charge === shown.charge && tax === shown.vat) return [];
  const expected = `${formatNaira(shown.charge)} and ${formatNaira(shown.vat)}`;
  const sent = `${formatNaira(charge)} and ${formatNaira(tax)}`;
  return [{ grade: 'degrades', text: `charge and VAT are ${sent}, Create Order shows ${expected}` }];
}
