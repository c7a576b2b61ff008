import { type Order, errorStatus, getOrder } from '@amana/api';
import { type Deadline, type WorldEvent, getDeadlines, getEvents, getLedger } from '@amana/api/control';
import { awaitsReceipt, isFinished } from '@amana/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDemoHost } from '../demo-host.ts';
import { SIDES } from '../namespaces.ts';
import { recentEvents } from '../shared/recent-events.ts';
import { type Play, newestCodeMail } from './play-step.ts';

const FORBIDDEN = 403;
const NOT_FOUND = 404;

export interface Scene {
  /** Refetched only after a new event. */
  readonly trade: Trade | null;
  readonly newest: WorldEvent | null;
  /** Incremented by a reset or an import. */
  readonly worldNumber: number;
  readonly nextDue: Deadline | null;
}

export function useScene(play: Play, orderId: string | null) {
  const before = useRef<Scene | null>(null);
  const { notifyOtherTabs } = useDemoHost();
  const scene = useQuery({
    queryKey: ['stage', 'scene', play.cast.buyer.id, play.cast.seller.id, orderId],
    queryFn: async () => (before.current = await readScene(play, orderId, before.current)),
    refetchInterval: 1_000,
    // The presenter's window may be in the background.
    refetchIntervalInBackground: true,
    placeholderData: keepPreviousData,
    // An earlier scene is never shown again.
    gcTime: 0,
    retry: false,
  });
  const newestSeq = scene.data?.newest?.seq;
  useEffect(() => {
    // Otherwise a phone would show the other's actions only at its next refresh.
    if (newestSeq !== undefined) for (const side of SIDES) notifyOtherTabs(side);
  }, [newestSeq, notifyOtherTabs]);
  return scene;
}

/** Fetches the events first, and the rest only after new ones. */
async function readScene(play: Play, orderId: string | null, before: Scene | null): Promise<Scene> {
  const newest = before?.newest ?? null;
  const [events, deadlines] = await Promise.all([
    // Refetches the newest known event: its absence means another world.
    before === null ? recentEvents(1) : getEvents(newest === null ? {} : { after: newest.seq - 1 }),
    getDeadlines(),
  ]);
  const [first] = events.data;
  if (before !== null && newest !== null && (first?.seq !== newest.seq || first.at !== newest.at)) {
    const scene = await readScene(play, orderId, null);
    return { ...scene, worldNumber: before.worldNumber + 1 };
  }
  const news = before === null ? [] : events.data.slice(newest === null ? 0 : 1);
  const isOther = before === null || orderId !== (before.trade?.order.id ?? null);
  return {
    trade:
      isOther || news.length > 0 ? await readTrade(play, orderId, before?.trade ?? null, news) : before.trade,
    newest: events.data.at(-1) ?? newest,
    worldNumber: before?.worldNumber ?? 0,
    nextDue: deadlines.data[0] ?? null,
  };
}

type Trade = NonNullable<Awaited<ReturnType<typeof readTrade>>>;

async function readTrade(
  play: Play,
  orderId: string | null,
  before: { order: Order; lastEvent: WorldEvent | null } | null,
  news: readonly WorldEvent[],
) {
  // A manually created order replaces a finished one.
  const isFree = before === null || isFinished(before.order.orderStatus);
  const order = (isFree ? await readNewest(play, news) : null) ?? (await readOrder(play, orderId));
  if (order === null) return null;
  const isOfOrder = (record: { orderId?: string | null }) => record.orderId === order.id;
  const [ledger, codeMail] = await Promise.all([
    getLedger(),
    awaitsReceipt(order.orderStatus) ? newestCodeMail(play.cast.buyer) : null,
  ]);
  return {
    order,
    entries: ledger.data.entries.filter(isOfOrder),
    codeMail,
    lastEvent: news.findLast(isOfOrder) ?? (before?.order.id === order.id ? before.lastEvent : null),
  };
}

async function readNewest(play: Play, news: readonly WorldEvent[]): Promise<Order | null> {
  for (const { type, orderId = null } of news.toReversed()) {
    const order = type === 'order.created' ? await readOrder(play, orderId) : null;
    if (order !== null) return order;
  }
  return null;
}

/** The order as the buyer reads it; null without such an order between these two people. */
export async function readOrder({ callAs }: Play, orderId: string | null): Promise<Order | null> {
  if (orderId === null) return null;
  try {
    const sellerId = await callAs('seller', ({ user }) => Promise.resolve(user.userId));
    return await callAs('buyer', async ({ user, request }) => {
      const { data } = await getOrder(orderId, {}, request);
      return data.buyerId === user.userId && data.sellerId === sellerId ? data : null;
    });
  } catch (error) {
    const status = errorStatus(error);
    if (status === FORBIDDEN || status === NOT_FOUND) return null;
    throw error;
  }
}
