import { useRef, useState } from 'react';
import { useDemoHost } from '../demo-host.ts';
import type { Side } from '@amana/domain';

/** The page of a phone; another `visit` loads it again. */
export interface PhonePlace {
  readonly path: string;
  readonly visit: number;
}

export interface Phones {
  readonly places: Readonly<Record<Side, PhonePlace>>;
  readonly hold: (side: Side, frame: HTMLIFrameElement | null) => void;
  /** Shows this order on both phones, unless they show it or its transaction already. */
  readonly showOrder: (order: { id: string; transactionId: string | null }) => void;
  /** Loads the overview. */
  readonly goHome: (side: Side) => void;
}

export function usePhones(orderId: string | null): Phones {
  const { paths } = useDemoHost();
  const placeOf = (order: string | null) => (order === null ? paths.overview : paths.order(order));
  const frames = useRef(new Map<Side, HTMLIFrameElement>());
  const [places, setPlaces] = useState<Record<Side, PhonePlace>>(() => {
    const place = { path: placeOf(orderId), visit: 0 };
    return { buyer: place, seller: place };
  });
  const send = (side: Side, path: string) =>
    setPlaces((before) => ({ ...before, [side]: { path, visit: before[side].visit + 1 } }));
  return {
    places,
    hold(side, frame) {
      if (frame === null) frames.current.delete(side);
      else frames.current.set(side, frame);
    },
    showOrder({ id, transactionId }) {
      for (const [side, frame] of frames.current) {
        const here = frame.contentWindow?.location.pathname ?? '';
        const isThere = here.includes(id) || (transactionId !== null && here.includes(transactionId));
        if (!isThere) send(side, paths.order(id));
      }
    },
    goHome: (side) => send(side, paths.overview),
  };
}
