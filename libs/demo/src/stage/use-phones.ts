import type { Side } from '@amana/domain';
import { useRef, useState } from 'react';
import { useDemoHost } from '../demo-host.ts';
import { SIDES } from '../namespaces.ts';

export function usePhones(orderId: string | null) {
  const { paths } = useDemoHost();
  const frames = useRef<Partial<Record<Side, HTMLIFrameElement | null>>>({});
  const [places, setPlaces] = useState(() => {
    const place = { path: orderId === null ? paths.overview : paths.order(orderId), visit: 0 };
    return { buyer: place, seller: place };
  });
  const send = (side: Side, path: string) =>
    setPlaces((before) => ({ ...before, [side]: { path, visit: before[side].visit + 1 } }));
  return {
    places,
    hold: (side: Side, frame: HTMLIFrameElement | null) => {
      frames.current[side] = frame;
    },
    /** Shows this order on both phones, unless they already show it or its transaction. */
    showOrder: ({ id, transactionId }: { id: string; transactionId: string | null }) => {
      for (const side of SIDES) {
        const here = frames.current[side]?.contentWindow?.location.pathname ?? '';
        const isThere = here.includes(id) || (transactionId !== null && here.includes(transactionId));
        if (!isThere) send(side, paths.order(id));
      }
    },
    goHome: (side: Side) => send(side, paths.overview),
  };
}
