import { type Order, initiatePayment } from '@amana/api';
import type { Side } from '@amana/domain';
import type { DemoHost } from '../demo-host.ts';
import type { Play } from './play-step.ts';
import type { Names, Step } from './trade-script.ts';

type PathOf = (paths: DemoHost['paths'], order: Order | null) => string;

/** What a person does on a page of the product before a step is played. */
export interface Press {
  readonly side: Side;
  readonly text: (names: Names) => string;
  /** Called once before the page is shown. */
  readonly prepare?: (play: Play, orderId: string) => Promise<unknown>;
  /** The page of the product; null shows the newest email with a code. */
  readonly path: PathOf | null;
  /** Called repeatedly until the element is on the page. */
  readonly find: (page: Document) => Element | null;
  /** Called once, with the element and the newest code. */
  readonly act?: (element: Element, code: string) => void;
}

function buttonNamed(name: RegExp) {
  return (page: Document): HTMLElement | null =>
    [...page.querySelectorAll<HTMLElement>('button, main a')].find(({ textContent }) =>
      name.test(textContent.trim()),
    ) ?? null;
}

/** Shown in groups of digits. */
const ACCOUNT_NUMBER = /^(?:\d\s*){10}$/;

function accountNumber(page: Document): Element | null {
  return (
    [...page.querySelectorAll('main *')].find(({ textContent }) => ACCOUNT_NUMBER.test(textContent.trim())) ??
    null
  );
}

function typeInto(field: Element, text: string): void {
  const view = field.ownerDocument.defaultView ?? window;
  // React ignores the event of a value that was set through the element, which it watches.
  Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new view.Event('input', { bubbles: true }));
}

const managed: PathOf = (paths, order) => paths.manage(order?.transactionId ?? '');

export const PRESSES: Readonly<Record<Step, readonly Press[]>> = {
  Create: [
    {
      side: 'buyer',
      text: ({ buyer, seller }) =>
        `${buyer} presses I am Buying and enters ${seller}’s email, the goods and the price.`,
      path: ({ createOrder }) => createOrder,
      find: buttonNamed(/^I am Buying/),
    },
  ],
  Approve: [
    {
      side: 'seller',
      text: ({ seller }) => `${seller} enters the delivery date and approves.`,
      path: (paths, order) => paths.approve(order?.id ?? ''),
      find: buttonNamed(/^(?:Submit|Approve)/),
    },
  ],
  Pay: [
    {
      side: 'buyer',
      text: ({ buyer }) => `${buyer} presses Make Payment with bank.`,
      path: (paths, order) => paths.payment(order?.id ?? ''),
      find: buttonNamed(/^Make Payment/),
    },
    {
      side: 'buyer',
      text: ({ buyer }) => `${buyer} transfers to this account before its time is over.`,
      prepare: ({ callAs }, orderId) =>
        callAs('buyer', ({ request }) => initiatePayment({ orderId }, request)),
      path: (paths, order) => paths.account(order?.transactionId ?? ''),
      find: accountNumber,
    },
  ],
  Ship: [
    {
      side: 'seller',
      text: ({ seller }) => `${seller} sends the goods and presses Confirm Delivery.`,
      path: managed,
      find: buttonNamed(/^Confirm Delivery$/),
    },
  ],
  Confirm: [
    {
      side: 'buyer',
      text: ({ buyer }) => `${buyer} has the goods and opens the email with the code.`,
      path: null,
      find: () => null,
    },
    {
      side: 'buyer',
      text: ({ buyer }) => `${buyer} presses Product Received.`,
      path: managed,
      find: buttonNamed(/^Product Received$/),
    },
    {
      side: 'buyer',
      text: ({ buyer }) => `${buyer} types the code.`,
      path: (...trade) => `${managed(...trade)}?open=productReceived`,
      find: (page) => page.querySelector('dialog[open] [autocomplete="one-time-code"]'),
      act: typeInto,
    },
  ],
  Settle: [],
  Refund: [],
};
