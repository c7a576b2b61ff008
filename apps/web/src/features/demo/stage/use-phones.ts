import { useRef, useState } from 'react';
import type { Seat } from '../../../session/index.ts';
import { OVERVIEW_PATH, orderPath } from '../../../shared/paths.ts';

/** Where a phone was sent; a new visit loads it anew. */
export interface PhonePlace {
  readonly path: string;
  readonly visit: number;
}

export interface Phones {
  readonly places: Readonly<Record<Seat, PhonePlace>>;
  readonly hold: (seat: Seat, frame: HTMLIFrameElement | null) => void;
  /** Both show this order; who looks at it or at its transaction already stays there. */
  readonly showOrder: (order: { id: string; transactionId: string | null }) => void;
  /** Begins again. */
  readonly goHome: (seat: Seat) => void;
}

export function usePhones(orderId: string | null): Phones {
  const frames = useRef(new Map<Seat, HTMLIFrameElement>());
  const [places, setPlaces] = useState<Record<Seat, PhonePlace>>(() => {
    const place = { path: placeOf(orderId), visit: 0 };
    return { buyer: place, seller: place };
  });
  const send = (seat: Seat, path: string) =>
    setPlaces((before) => ({ ...before, [seat]: { path, visit: before[seat].visit + 1 } }));
  return {
    places,
    hold(seat, frame) {
      if (frame === null) frames.current.delete(seat);
      else frames.current.set(seat, frame);
    },
    showOrder({ id, transactionId }) {
      for (const [seat, frame] of frames.current) {
        const here = frame.contentWindow?.location.pathname ?? '';
        const isThere = here.includes(id) || (transactionId !== null && here.includes(transactionId));
        if (!isThere) send(seat, orderPath(id));
      }
    },
    goHome: (seat) => send(seat, OVERVIEW_PATH),
  };
}

function placeOf(orderId: string | null): string {
  return orderId === null ? OVERVIEW_PATH : orderPath(orderId);
}
