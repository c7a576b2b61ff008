import type { TradeEvent } from '@amana/api/contract';
import { kobo, koboToNaira } from '@amana/domain';
import type { OrderRow, Row } from '../../store/row-types.ts';
import type { World } from '../../simulation/world.ts';
import { uploadUrl } from '../uploads.ts';

type Step = Omit<TradeEvent, 'at'>;

interface Recorded {
  readonly order: OrderRow;
  /** The creation implies the approval if the seller also gives the delivery date. */
  readonly isApprovedByCreation: boolean;
  /** The amount that the event moved, in Naira. */
  readonly amount: number;
  readonly documentUrl: (uploadId: string | null | undefined) => Pick<Step, 'documentUrl'>;
  readonly nextDocumentId: () => string | null | undefined;
}

/** Steps by the type of the recorded event; other types have no steps. */
const STEPS: Readonly<Record<string, (recorded: Recorded) => readonly Step[]>> = {
  'order.created': ({ order, isApprovedByCreation }) => [
    { kind: 'created', by: order.creatorSide },
    ...(isApprovedByCreation ? [{ kind: 'approved', by: 'seller' } as const] : []),
  ],
  'order.approved': () => [{ kind: 'approved', by: 'seller' }],
  'order.cancelled': () => [{ kind: 'cancelled', by: 'buyer' }],
  'order.rejected': () => [{ kind: 'rejected', by: 'seller' }],
  'payment.initiated': () => [{ kind: 'accountMade', by: 'buyer' }],
  'account.expired': () => [{ kind: 'accountExpired', by: 'system' }],
  'transfer.late': ({ amount }) => [returned('tooLate', amount)],
  'transfer.short': ({ amount }) => [returned('tooLittle', amount)],
  'payment.received': ({ amount }) => [{ kind: 'paid', by: 'buyer', amount }],
  'transfer.surplus': ({ amount }) => [returned('tooMuch', amount)],
  'order.shipped': ({ order, documentUrl }) => [
    { kind: 'shipped', by: 'seller', ...documentUrl(order.evidenceId) },
  ],
  'order.delivered': () => [{ kind: 'received', by: 'buyer' }],
  'order.settled': ({ amount }) => [{ kind: 'settled', by: 'system', amount }],
  'dispute.lodged': ({ documentUrl, nextDocumentId }) => [
    { kind: 'disputed', by: 'buyer', ...documentUrl(nextDocumentId()) },
  ],
  'dispute.cancelled': () => [{ kind: 'disputeCancelled', by: 'buyer' }],
  'dispute.decided': ({ amount }) => {
    const decision = amount > 0 ? ({ reason: 'forBuyer', amount } as const) : FOR_SELLER;
    return [{ kind: 'decided', by: 'support', ...decision }];
  },
};

const FOR_SELLER = { reason: 'forSeller' } as const;

function returned(reason: NonNullable<Step['reason']>, amount: number): Step {
  return { kind: 'transferReturned', by: 'system', reason, amount };
}

/** History of an order, oldest first. Empty if its creation is not recorded, as for orders of load tests. */
export function orderHistory(world: World, order: OrderRow): { events?: TradeEvent[] } {
  const recorded = world.indexes.eventsByOrder.all(order.id);
  const has = (type: string) => recorded.some((event) => event.type === type);
  if (!has('order.created')) return {};
  const disputes = world.indexes.disputesByTransaction.all(order.transactionId ?? '');
  const context = {
    order,
    isApprovedByCreation:
      order.creatorSide === 'seller' && order.deliveryDate !== null && !has('order.approved'),
    documentUrl: (id: string | null | undefined) =>
      id === null || id === undefined ? {} : { documentUrl: uploadUrl(world, id) },
    nextDocumentId: () => disputes.shift()?.documentId,
  };
  const events = recorded.flatMap((event) => {
    const at = new Date(event.atMs).toISOString();
    const amount = koboToNaira(event.amountKobo ?? kobo(0));
    return STEPS[event.type]?.({ ...context, amount }).map((step) => ({ ...step, at })) ?? [];
  });
  return { events };
}

const OF_DISPUTES = new Set<TradeEvent['kind']>(['disputed', 'disputeCancelled', 'decided']);

/** History of one dispute of an order, oldest first. */
export function disputeHistory(
  world: World,
  order: OrderRow,
  dispute: Row<'disputes'>,
): { events?: TradeEvent[] } {
  const all = world.indexes.disputesByTransaction.all(dispute.transactionId);
  const steps = orderHistory(world, order).events?.filter(({ kind }) => OF_DISPUTES.has(kind)) ?? [];
  const starts = steps.flatMap(({ kind }, index) => (kind === 'disputed' ? [index] : []));
  const number = all.findIndex(({ id }) => id === dispute.id);
  const start = starts[number];
  return start === undefined ? {} : { events: steps.slice(start, starts[number + 1]) };
}
