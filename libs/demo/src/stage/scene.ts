import { type Order, getOrderHistory } from '@amana/api';
import { getLedger } from '@amana/api/control';
import { awaitsReceipt, isFinished } from '@amana/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDemoHost } from '../demo-host.ts';
import { SIDES } from '../namespaces.ts';
import { type Play, newestCodeMail } from './play-step.ts';

const NEWEST = { pageNumber: 1, pageSize: 20 };

/** The trade on the stage: the one of the address or, once that is finished, a newer one that was created by hand. */
export function useScene(play: Play, orderId: string | null) {
  const { notifyOtherTabs } = useDemoHost();
  /** Orders from before the stage was opened or started over. */
  const earlier = useRef<ReadonlySet<string> | null>(null);
  const { data: trade = null, ...scene } = useQuery({
    queryKey: ['stage', 'scene', play.cast.buyer.id, play.cast.seller.id, orderId],
    queryFn: async () => {
      const orders = await readOrders(play);
      earlier.current ??= new Set(orders.map(({ id }) => id));
      const current = orders.find(({ id }) => id === orderId) ?? null;
      const isFree = current === null || isFinished(current.orderStatus);
      const newest = isFree ? orders.find(({ id }) => earlier.current?.has(id) === false) : null;
      const order = newest ?? current;
      return order && readTrade(play, order);
    },
    refetchInterval: 1_000,
    // The presenter's window may be in the background.
    refetchIntervalInBackground: true,
    placeholderData: keepPreviousData,
    // An earlier scene is never shown again.
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    // Otherwise a phone would show the other's actions only at its next refresh.
    if (trade !== null) for (const side of SIDES) notifyOtherTabs(side);
  }, [trade, notifyOtherTabs]);
  return {
    trade,
    isOfAddress: !scene.isPlaceholderData,
    refetch: async () => (await scene.refetch()).data ?? null,
    startOver: () => {
      earlier.current = null;
    },
  };
}

/** The newest orders between these two people, as the buyer reads them. */
async function readOrders({ callAs }: Play): Promise<Order[]> {
  const sellerId = await callAs('seller', ({ user }) => Promise.resolve(user.userId));
  return callAs('buyer', async ({ user, request }) => {
    const { data } = await getOrderHistory(NEWEST, request);
    return data.filter((order) => order.buyerId === user.userId && order.sellerId === sellerId);
  });
}

async function readTrade({ cast }: Play, order: Order) {
  const [ledger, codeMail] = await Promise.all([
    getLedger(),
    awaitsReceipt(order.orderStatus) ? newestCodeMail(cast.buyer) : null,
  ]);
  return { order, entries: ledger.data.entries.filter((entry) => entry.orderId === order.id), codeMail };
}
