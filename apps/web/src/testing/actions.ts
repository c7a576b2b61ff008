import type { OrderStatus } from '@amana/domain';
import type { PersonaId } from '@amana/mock-lab';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aJpeg } from './files.ts';
import { press } from './fill-form.ts';
import { type OpenAppOptions, type OpenedApp, openApp } from './open-app.tsx';
import { type TradeAt, tradeAt } from './trade-at.ts';

export interface Action {
  readonly as: PersonaId;
  readonly status: OrderStatus;
  readonly path: (world: TradeAt) => string;
  readonly opens?: string;
  /** Label → value to enter. */
  readonly fields?: (world: TradeAt) => Promise<Record<string, string>> | Record<string, string>;
  /** Name of a radio button to choose. */
  readonly choice?: RegExp;
  readonly file?: string;
  /** Throws until the form has loaded what it needs before a submit. */
  readonly ready?: () => void;
  readonly button: string;
  readonly call: string;
  /** The form waits for the answer to this call before it sends anything. */
  readonly readsFirst?: string;
  readonly patienceMs: number;
  /** Changes the person's account, not a trade. */
  readonly isOfAccount?: true;
  /** False if nothing readable shows whether it was done. */
  readonly isReadable?: false;
  readonly failure: string;
  readonly success: string;
}

const FILE_NAME = 'parcel.jpg';
const CALL_MS = 15_000;
const UPLOAD_MS = 60_000;
const manage = ({ transactionId }: TradeAt) => `manage-transactions/${transactionId}`;

export const ACTIONS: Record<string, Action> = {
  'create an order': {
    as: 'ada',
    status: 'Pending',
    path: () => 'create-order',
    opens: 'I am Buying',
    fields: () => ({
      "Seller's email": 'chidi@amana.test',
      Description: 'A blue bicycle',
      Amount: '70,000',
    }),
    button: 'Create Order',
    call: 'POST /Order/CreateOrder',
    patienceMs: CALL_MS,
    failure: 'An error occurred',
    success: 'Purchase request created successfully',
  },
  'approve an order': {
    as: 'chidi',
    status: 'Pending',
    path: ({ trade }) => `order/approve/${trade.orderId}`,
    fields: () => ({ 'Expected Delivery Date': '2026-03-09' }),
    button: 'Submit',
    call: 'POST /Order/VendorApproveOrder',
    patienceMs: CALL_MS,
    failure: 'An error occurred',
    success: 'Order approved successfully',
  },
  'cancel an order': {
    as: 'ada',
    status: 'Approved',
    path: ({ trade }) => `orders/${trade.orderId}`,
    opens: 'Cancel Transaction',
    button: 'Yes, Cancel Order',
    call: 'POST /Order/CancelOrder',
    patienceMs: CALL_MS,
    failure: 'An error occurred while cancelling your order.',
    success: 'Order cancelled successfully',
  },
  'get an account to pay into': {
    as: 'ada',
    status: 'Approved',
    path: ({ trade }) => `order/payments/${trade.orderId}`,
    button: 'Make Payment with bank',
    call: 'POST /Payment/InitiateWithTemporaryAccount',
    patienceMs: CALL_MS,
    failure: 'An error occurred while processing your payment.',
    success: 'Bank account details generated successfully',
  },
  'ship with a picture': {
    as: 'chidi',
    status: 'Paid',
    path: manage,
    opens: 'Confirm Delivery',
    file: 'Evidence (optional)',
    button: 'Submit',
    call: 'POST /Order/UpdateOrderDelivery',
    patienceMs: UPLOAD_MS,
    failure: 'Failed to update order',
    success: 'Order updated successfully',
  },
  'confirm receipt with the code': {
    as: 'ada',
    status: 'Shipped',
    path: manage,
    opens: 'Product Received',
    fields: async ({ trade }) => ({ 'Confirmation Code': await trade.code() }),
    button: 'Submit',
    call: 'POST /Order/UpdateOrderDelivery',
    patienceMs: CALL_MS,
    failure: 'Failed to update order',
    success: 'Order updated successfully',
  },
  'save a bank account': {
    as: 'ada',
    status: 'Pending',
    path: () => 'account/edit-account',
    fields: () => ({ 'Account Number': '2012345678' }),
    ready: () => {
      const { value } = screen.getByLabelText<HTMLInputElement>('Account Name');
      if (value === '' || value === 'Looking up…') throw new Error('The name has not come');
    },
    button: 'Save',
    call: 'POST /BankAccount/AddOrUpdate',
    isOfAccount: true,
    patienceMs: CALL_MS,
    failure: 'An error occurred',
    success: 'Account updated successfully',
  },
  'lodge a dispute': {
    as: 'ada',
    status: 'Paid',
    path: ({ transactionId }) => `lodge-dispute/${transactionId}`,
    fields: () => ({ Title: 'A broken heel', Note: 'It came off on the first day' }),
    choice: /^Damaged item/,
    file: 'Document (optional)',
    button: 'Submit',
    call: 'POST /Dispute/Create',
    patienceMs: UPLOAD_MS,
    failure: 'Error lodging dispute',
    success: 'Dispute lodged successfully',
  },
  'edit the profile': {
    as: 'ada',
    status: 'Pending',
    path: () => 'account/edit-profile',
    fields: () => ({ Address: '1 New Road, Lagos', 'Phone Number': '08030000000' }),
    button: 'Update Profile',
    call: 'PUT /User/UpdateUserDetails',
    isOfAccount: true,
    patienceMs: CALL_MS,
    failure: 'An error occurred',
    success: 'Profile Updated successfully',
  },
  'change the password': {
    as: 'ada',
    status: 'Pending',
    path: () => 'account/change-password',
    fields: () => ({
      'Current Password': 'Passw0rd!',
      'New Password': 'N3wpass!',
      'Confirm Password': 'N3wpass!',
    }),
    button: 'Change Password',
    call: 'PUT /Auth/ChangePassword',
    isOfAccount: true,
    readsFirst: 'GET /User/Get',
    patienceMs: CALL_MS,
    isReadable: false,
    failure: 'An error occurred',
    success: 'Password Updated successfully',
  },
};

export async function openAction(
  action: Action,
  options: Pick<OpenAppOptions, 'config'> = {},
): Promise<OpenedApp & TradeAt> {
  const world = await tradeAt(action.status);
  const { as, path } = action;
  const app = await openApp(`/dashboard/${path(world)}`, { as, backend: world.backend, ...options });
  if (action.opens !== undefined) await press(app.user, action.opens);
  for (const [label, value] of Object.entries(await fieldsOf(action, world))) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
  if (action.choice !== undefined)
    await app.user.click(await screen.findByRole('radio', { name: action.choice }));
  if (action.file !== undefined) {
    const input = await screen.findByLabelText(action.file, { selector: 'input' });
    await app.user.upload(input, aJpeg(FILE_NAME));
  }
  await waitFor(() => action.ready?.());
  await screen.findByRole('button', { name: action.button });
  return { ...app, ...world };
}

export async function send({ button, opens }: Action, user: UserEvent): Promise<void> {
  const isThere = screen.queryByRole('button', { name: button }) !== null;
  if (!isThere && opens !== undefined) await press(user, opens);
  await press(user, button);
}

export async function givenIn(action: Action, world: TradeAt): Promise<Record<string, string>> {
  const given: Record<string, string> = {};
  for (const label of Object.keys(await fieldsOf(action, world))) {
    given[label] = screen.getByLabelText<HTMLInputElement>(label).value;
  }
  if (action.choice !== undefined) {
    const { name, checked } = screen.getByRole<HTMLInputElement>('radio', { name: action.choice });
    given[name] = String(checked);
  }
  if (action.file !== undefined) given[action.file] = screen.getByText(FILE_NAME).textContent;
  return given;
}

const fieldsOf = async (action: Action, world: TradeAt) => (await action.fields?.(world)) ?? {};
