import type { OperationId } from '@amana/api/contract';
import { lagosDay } from '@amana/domain';
import { PERSONAS } from '@amana/mock-lab';
import { type CallInput, callServer } from '@amana/mock-lab/testing';
import type { Acknowledged, Step } from './acknowledged.ts';

const [ADA, CHIDI] = PERSONAS;

export async function trade(url: string, acknowledged: Acknowledged): Promise<void> {
  const call = <Id extends OperationId>(id: Id, input: CallInput<Id>, token?: string) =>
    callServer(url, id, input, token);
  const signIn = async (id: 'ada' | 'chidi') => {
    const { data } = await call('createPersonaSession', { path: { id } });
    acknowledged.add(() => acknowledged.tokens.add(data.token));
    return data.token;
  };
  const reach = (orderId: string, step: Step) =>
    acknowledged.add(() => acknowledged.orders.set(orderId, step));

  for (;;) {
    const [ada, chidi] = [await signIn('ada'), await signIn('chidi')];
    const body = { email: CHIDI.email, buyerId: ADA.userId, description: 'Leather sandals', amount: 50_000 };
    const { id: orderId } = (await call('createOrder', { body }, ada)).data;
    reach(orderId, 'Pending');
    const approval = { orderId, estimatedTimeOfDelivery: lagosDay(Date.now()) };
    await call('approveOrder', { body: approval }, chidi);
    reach(orderId, 'Approved');
    const { accountNumber, amount } = (await call('initiatePayment', { body: { orderId } }, ada)).data;
    reach(orderId, 'OpenTransaction');
    const { reference } = (await call('sendTransfer', { body: { accountNumber, amount } })).data;
    acknowledged.add(() => acknowledged.transfers.add(reference));
    const { transactionId } = (await call('getOrder', { path: { id: orderId } }, ada)).data;
    reach(orderId, 'Paid');
    if (transactionId === null) throw new Error('A paid order has a transaction');
    await call(
      'updateOrderDelivery',
      { body: { TransactionId: transactionId, OrderStatus: 'Shipped' } },
      chidi,
    );
    reach(orderId, 'Shipped');
    const email = `${orderId}@amana.test`;
    const password = 'Passw0rd!';
    const name = { firstName: 'Sade', lastName: 'Bakare', phoneNumber: '08012345678' };
    await call('signUp', { body: { ...name, email, password, confirmPassword: password } });
    acknowledged.add(() => acknowledged.addresses.add(email));
  }
}
