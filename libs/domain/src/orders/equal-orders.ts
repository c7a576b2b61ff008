import { isSameEmail } from '../account/email-and-phone.ts';

/** What a person enters for an order, and the id of that person. */
interface EnteredOrder {
  readonly createdBy: string;
  /** Of the counterpart. */
  readonly email: string;
  /** In Naira. */
  readonly amount: number;
  readonly description: string;
}

/** Whether two orders were entered alike, so that one may be a copy of the other. */
export function areEqualOrders(one: EnteredOrder, other: EnteredOrder): boolean {
  return (
    one.createdBy === other.createdBy &&
    isSameEmail(one.email, other.email) &&
    one.amount === other.amount &&
    one.description === other.description
  );
}
