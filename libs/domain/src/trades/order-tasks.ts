import { EXPIRED, countdown, dueMoment, roughTimeText } from '../dates/countdown.ts';
import type { OrderState } from '../orders/decide-order-event.ts';
import type { Viewer } from './order-actions.ts';
import { type Side, partyOf } from '../orders/order-parties.ts';
import {
  awaitsShipment,
  awaitsTransfer,
  isDeliveryDue,
  isFinished,
  isInDispute,
  isManagedByTransaction,
} from '../orders/order-status.ts';
import { atSentenceStart } from './other-person.ts';
import { type ProgressState, type Turn, fillIn, shownTexts, textsOf } from './status-texts.ts';
import { type TradeParty, hasOtherJoined, nextStepText } from './trade-texts.ts';

export interface DatedOrder extends OrderState {
  readonly accountExpirationTime?: string | null | undefined;
  readonly estimatedTimeOfDelivery?: string | null | undefined;
  readonly events?: readonly { readonly kind: string; readonly at: string }[] | undefined;
}

export interface NextStep {
  /** Where the step is taken, or followed. */
  readonly page: Turn['page'] | 'order' | 'transaction';
  readonly dueAt: string | null;
  readonly dueIs: 'account expires' | 'delivery date';
}

export interface ViewerTask extends NextStep {
  readonly verb: string;
  /** The seller must add bank details before this step. */
  readonly needsBankDetails?: boolean;
}

/** Null if the order does not wait for the viewer. */
export function viewerTask(order: DatedOrder, { userId, hasBankDetails }: Viewer): ViewerTask | null {
  const turn = textsOf(order.orderStatus)?.turn;
  if (turn?.side !== partyOf(order, userId)) return null;
  const { deed, page } = turn;
  const task = { verb: `${deed.charAt(0).toUpperCase()}${deed.slice(1)}`, page, ...dueOf(order) };
  if (page !== 'approval') return task;
  if (hasBankDetails === null) return null;
  const isCreator = order.createdBy === userId;
  const verb = isCreator ? 'Set the delivery date' : task.verb;
  if (!hasBankDetails) return { ...task, verb, page: 'order', needsBankDetails: true };
  return isCreator ? { ...task, verb, page: 'order' } : task;
}

/** The next step of an order that waits for someone else; null if it is over, or waits for the viewer. */
export function othersTask(order: DatedOrder, viewer: Viewer): NextStep | null {
  const { orderStatus } = order;
  const isOpen = partyOf(order, viewer.userId) !== 'stranger' && !isFinished(orderStatus);
  if (!isOpen || viewerTask(order, viewer) !== null) return null;
  const page = isManagedByTransaction(orderStatus) ? 'transaction' : 'order';
  return { page: isInDispute(orderStatus) ? 'dispute' : page, ...dueOf(order) };
}

function dueOf(order: DatedOrder): Pick<NextStep, 'dueAt' | 'dueIs'> {
  const { orderStatus, estimatedTimeOfDelivery = null, accountExpirationTime = null } = order;
  if (isDeliveryDue(orderStatus)) return { dueAt: estimatedTimeOfDelivery, dueIs: 'delivery date' };
  return { dueAt: awaitsTransfer(orderStatus) ? accountExpirationTime : null, dueIs: 'account expires' };
}

/** `nameInSentence`: the other person in the middle of a sentence, such as 'Chidi' or 'the seller'. */
export function othersTaskText(
  order: DatedOrder,
  side: Side,
  nameInSentence: string,
  isLate: boolean,
): string {
  const { turn, [side]: own } = textsOf(order.orderStatus) ?? {};
  if (isLate && turn?.late !== undefined && isDelayOfTurn(order))
    return `${atSentenceStart(nameInSentence)} ${turn.late}`;
  const awaited = hasOtherJoined(order, side) ? (turn?.deed ?? 'continue') : 'join';
  return fillIn(own?.waiting ?? `Waiting for {name} to ${awaited}`, { name: nameInSentence });
}

/** Whether the order has waited for the same person since before the delivery date passed; only its events tell that. */
function isDelayOfTurn({ orderStatus, estimatedTimeOfDelivery, events = [] }: DatedOrder): boolean {
  const begin = awaitsShipment(orderStatus) ? 'paid' : 'shipped';
  const since = events.findLast(({ kind }) => kind === begin);
  const due = dueMoment(estimatedTimeOfDelivery);
  return since !== undefined && due !== null && Date.parse(since.at) <= due.atMs;
}

/** 'due in 2 days' for a delivery, '24 minutes left' to pay; null without a readable due date. `nowMs`: server time in ms since 1970. */
export function dueText(step: NextStep, nowMs: number): string | null {
  if (dueMoment(step.dueAt) === null) return null;
  const days = daysLate(step, nowMs);
  if (days !== null) return daysLateText(days);
  const left = countdown(step.dueAt, nowMs);
  if (left === EXPIRED) return 'account expired';
  return step.dueIs === 'delivery date' ? `due in ${roughTimeText(left)}` : `${roughTimeText(left)} left`;
}

/** '1 day late', '3 days late' */
export function daysLateText(days: number): string {
  if (days === 0) return 'due earlier today';
  return `${days} ${days === 1 ? 'day' : 'days'} late`;
}

export interface Lateness {
  /** The delivery date as text, such as 'Wed 25 Nov'. */
  readonly day: string;
  /** Calendar days since then, at least one. */
  readonly days: number;
}

/** What a trade waits for, and since when. Neutral where the events do not show whose delay it is. */
export function latenessText(order: DatedOrder & ProgressState, party: TradeParty, late: Lateness): string {
  const { day, days } = late;
  const ago = daysAgoText(days);
  const text = isDelayOfTurn(order) ? shownTexts(order)?.[party.side].late : undefined;
  const name = party.nameInSentence;
  return text === undefined
    ? `Delivery was due ${day}, ${ago}. ${nextStepText(order, party)}`
    : fillIn(text, { name, Name: atSentenceStart(name), day, ago });
}

/** 'yesterday', '3 days ago' */
export function daysAgoText(days: number): string {
  if (days === 0) return 'earlier today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

const DAY_MS = 86_400_000;

/** Calendar days since the delivery date passed; null if it has not passed. `nowMs`: server time in ms since 1970. */
export function daysLate({ dueAt, dueIs }: Pick<NextStep, 'dueAt' | 'dueIs'>, nowMs: number): number | null {
  const due = dueMoment(dueAt);
  if (dueIs !== 'delivery date' || due === null || due.atMs > nowMs) return null;
  return (dayStartMs(nowMs) - dayStartMs(due.atMs)) / DAY_MS;
}

/** UTC midnight of the calendar day on the device: days have equal lengths there. */
function dayStartMs(instantMs: number): number {
  const day = new Date(instantMs);
  return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
}

interface DatedTask {
  readonly task: NextStep;
  readonly order: { readonly createdAt: string };
}

/** Most urgent first: transfers before their account expires, then by delivery date, then by age. */
export function byUrgency(first: DatedTask, second: DatedTask): number {
  const [created, otherCreated] = [first.order.createdAt, second.order.createdAt];
  const byAge = created < otherCreated ? -1 : Number(created > otherCreated);
  return rankOf(first) - rankOf(second) || dueAtMs(first) - dueAtMs(second) || byAge;
}

const dueAtMs = ({ task }: DatedTask) => dueMoment(task.dueAt)?.atMs ?? 0;

function rankOf({ task: { dueAt, dueIs } }: DatedTask): number {
  return dueMoment(dueAt) === null ? 2 : Number(dueIs === 'delivery date');
}

/** Orders tasks: late ones first, then as `byUrgency`. */
export function lateFirst(nowMs: number): typeof byUrgency {
  const isLate = ({ task }: DatedTask) => Number(daysLate(task, nowMs) !== null);
  return (first, second) => isLate(second) - isLate(first) || byUrgency(first, second);
}
