import { isSameEmail } from '../account/email-and-phone.ts';

interface EnteredOrder {
  readonly createdBy: string;
  readonly email: string;
  readonly amount: number;
  readonly description: string;
}

export function areEqualOrders(one: EnteredOrder, other: EnteredOrder): boolean {
  return (
    one.createdBy === other.createdBy &&
    isSameEmail(one.email, other.email) &&
    one.amount === other.amount &&
    one.description === other.description
  );
}
