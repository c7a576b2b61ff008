import { type OperationId, operationTable } from '@amana/api/contract';
import { lagosDay, transactionSideOf } from '@amana/domain';
import {
  approveOrderSchema,
  bankDetailsSchema,
  changePasswordSchema,
  createOrderSchema,
  deliveryDateSchema,
  disputeSchema,
  forgotPasswordSchema,
  loginSchema,
  profileSchema,
  receiptSchema,
  registrationSchema,
  resetPasswordSchema,
  shippingSchema,
} from '@amana/domain/validation';
import type { UserRow } from '../store/row-types.ts';
import { type FormSchema, fieldRefusal, multipartName } from '../use-cases/field-refusal.ts';
import { hasBankDetails } from '../use-cases/orders/apply-order-event.ts';
import type { UncheckedCall } from './caller-refusal.ts';

/** The form whose rules and texts an operation shares; `today` is the day in Lagos. */
const FORMS: Readonly<
  Partial<Record<OperationId, (call: UncheckedCall, caller: UserRow | null, today: string) => FormSchema>>
> = {
  signUp: () => registrationSchema,
  login: () => loginSchema,
  forgotPassword: () => forgotPasswordSchema,
  resendConfirmEmail: () => forgotPasswordSchema,
  resetPassword: () => resetPasswordSchema,
  changePassword: () => changePasswordSchema,
  updateUserDetails: (_, __, today) => profileSchema(today),
  saveBankAccount: () => bankDetailsSchema,
  resolveBankAccount: () => bankDetailsSchema,
  createOrder: ({ world, body }, caller, today) =>
    createOrderSchema({
      side: body['vendorId'] === undefined ? 'buyer' : 'seller',
      email: caller?.email ?? '',
      hasBankDetails: caller !== null && hasBankDetails(world, caller),
      today,
    }),
  approveOrder: (_, __, today) => approveOrderSchema(today),
  updateOrderDelivery: (call, caller, today) => {
    if (call.body['TransactionId'] === undefined) return deliveryDateSchema(today);
    return isSeller(call, caller) ? shippingSchema : receiptSchema(today);
  },
  createDispute: () => disputeSchema,
};

function isSeller({ world, body }: UncheckedCall, caller: UserRow | null): boolean {
  const transaction = world.tables.transactions.get(String(body['TransactionId']).toLowerCase());
  return transaction !== undefined && transactionSideOf(transaction, caller?.id ?? '') === 'seller';
}

export function formTexts(
  operationId: OperationId,
  call: UncheckedCall,
  caller: UserRow | null,
): ReadonlyMap<string, string[]> {
  const schema = FORMS[operationId]?.(call, caller, lagosDay(call.world.clock.now()));
  if (schema === undefined) return new Map();
  const wireName = operationTable[operationId].body === 'multipart' ? multipartName : (name: string) => name;
  const body = Object.entries(call.body).map(
    ([name, value]) => [name, isFormValue(value) ? value : null] as const,
  );
  const { errors = {} } = fieldRefusal(schema, Object.fromEntries(body), wireName) ?? {};
  return new Map(Object.entries(errors).filter(([name]) => isFormValue(call.body[name])));
}

/** The contract refuses any other value, because no form can produce it. */
function isFormValue(value: unknown): boolean {
  return value === null || ['undefined', 'string', 'number'].includes(typeof value);
}
