import type { SampleRecords } from '../browser/sample-records.ts';

export interface MeasuredScreen {
  name: string;
  path: string;
  /** Where the data appears. */
  selector: string;
  /** The text that only the data has, as a regular expression; null where the element must work, not show something. */
  text: string | null;
  limitSeconds: number;
}

const AMOUNT = '₦\\d';
/** Times the figures that were measured on 22 November 2026. */
const TOLERANCE = 1.1;

export function measuredScreens({ orderId, transactionId }: SampleRecords): MeasuredScreen[] {
  const screen = (
    name: string,
    path: string,
    selector: string,
    text: string | null,
    measuredSeconds: number,
  ) => ({ name, path, selector, text, limitSeconds: measuredSeconds * TOLERANCE });
  return [
    screen('sign-in: usable form', '/login', 'button[type=submit]', null, 2.0),
    screen('overview: first balance', '/dashboard/overview', '[aria-label="Balance Overview"]', AMOUNT, 2.9),
    screen('orders: first row', '/dashboard/orders', 'main', AMOUNT, 2.8),
    screen('transactions: first row', '/dashboard/transactions', 'main', AMOUNT, 2.5),
    screen('one order: total', `/dashboard/orders/${orderId}`, 'main', AMOUNT, 2.45),
    screen('one transaction: total', `/dashboard/manage-transactions/${transactionId}`, 'main', AMOUNT, 2.45),
    screen('account: name', '/dashboard/account', 'main', 'Ada Obi', 2.1),
  ];
}
