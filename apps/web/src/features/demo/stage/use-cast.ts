import type { Persona } from '@amana/api/control';
import { useGetPersonas } from '@amana/api/control';
import { useSearchParams } from 'react-router-dom';
import type { Seat } from '../../../session/index.ts';
import { SEATS } from '../../../session/index.ts';
import type { Cast } from './perform-act.ts';

const USUAL: Record<Seat, string> = { buyer: 'ada', seller: 'chidi' };

export interface StageCast {
  readonly people: readonly Persona[];
  readonly cast: Cast;
  /** Who sat on the other seat changes over. A trade that was under way leaves the stage. */
  readonly give: (seat: Seat, personaId: string) => void;
  readonly swap: () => void;
  /** The order on the stage. */
  readonly orderId: string | null;
  readonly setOrderId: (orderId: string | null) => void;
}

/** Who plays, and which order: all in the address, so that a stage can be linked to and loaded again. */
export function useCast(people: readonly Persona[]): StageCast | null {
  const [params, setParams] = useSearchParams();
  const idOf = (seat: Seat) => params.get(seat) ?? USUAL[seat];
  const personOf = (seat: Seat) =>
    people.find(({ id }) => id === idOf(seat)) ?? people.find(({ id }) => id === USUAL[seat]);
  const [buyer, seller] = SEATS.map(personOf);
  if (buyer === undefined || seller === undefined) return null;
  const play = (next: Record<Seat, string>) => setParams(next, { replace: true });
  const swap = () => play({ buyer: seller.id, seller: buyer.id });
  return {
    people,
    cast: { buyer, seller },
    give(seat, personaId) {
      const now = { buyer: buyer.id, seller: seller.id };
      const other = seat === 'buyer' ? 'seller' : 'buyer';
      if (personaId === now[other]) swap();
      else play({ ...now, [seat]: personaId });
    },
    swap,
    orderId: params.get('order'),
    setOrderId(orderId) {
      setParams(
        (before) => {
          if (orderId === null) before.delete('order');
          else before.set('order', orderId);
          return before;
        },
        { replace: true },
      );
    },
  };
}

export const usePeople = () => useGetPersonas({ query: { staleTime: Infinity } });
