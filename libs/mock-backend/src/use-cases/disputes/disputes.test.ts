import { expect, test } from 'vitest';
import { tradeAt, userIdOf } from '../../testing/trade.ts';

async function paidTrade() {
  const { backend, trade } = await tradeAt('Paid');
  return { backend, transactionId: await trade.transactionId() };
}

function disputeAbout(TransactionId: string, Title: string) {
  const body = { TransactionId, CreatedByUserId: userIdOf('ada'), Title, Note: 'It is not what we agreed.' };
  return { as: 'ada', body } as const;
}

test('transaction: read by its id, the open dispute comes before the latest', async () => {
  const { backend, transactionId } = await paidTrade();
  const lodge = async (title: string) =>
    (await backend.call('createDispute', disputeAbout(transactionId, title))).data.id;
  const cancel = (id: string) => backend.call('cancelDispute', { as: 'ada', path: { id } });
  const latest = async () =>
    (await backend.call('getDisputeByTransaction', { as: 'chidi', path: { id: transactionId } })).data.title;

  await cancel(await lodge('The first'));
  const second = await lodge('The second');

  const again = await backend.refusal('createDispute', disputeAbout(transactionId, 'The third'));
  expect(again).toMatchObject({ status: 409, message: 'This order is InDispute, so it cannot be disputed' });
  expect(await latest()).toBe('The second');
  await cancel(second);
  expect(await latest()).toBe('The second');
});

test.each(['ada', 'chidi'] as const)('the amounts of a dispute are those of the buyer for %s', async (as) => {
  const { backend, transactionId } = await paidTrade();
  const { data } = await backend.call('createDispute', disputeAbout(transactionId, 'Broken'));

  const read = await backend.call('getDispute', { as, path: { id: data.id } });

  expect(read.data).toMatchObject({
    createdByUserId: userIdOf('ada'),
    createdByUser: 'Ada Obi',
    disputeStatus: 'Open',
    disputeCategory: 'Others',
    orderAmount: 50_000,
    charges: 1_750,
    vat: 131.25,
    amountBreakDown: { totalAmount: 51_881.25 },
  });
});
