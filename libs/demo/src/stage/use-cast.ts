import { type Persona, useGetPersonas } from '@amana/api/control';
import { useSearchParams } from 'react-router-dom';
import type { Side } from '@amana/domain';
import { SIDES } from '../namespaces.ts';
import type { Cast } from './perform-act.ts';

const USUAL: Record<Side, string> = { buyer: 'ada', seller: 'chidi' };

export interface StageCast {
  readonly people: readonly Persona[];
  readonly cast: Cast;
  /** A person who was on the other side swaps with this one. The order is no longer shown. */
  readonly give: (side: Side, personaId: string) => void;
  readonly swap: () => void;
  /** The order on the stage. */
  readonly orderId: string | null;
  readonly setOrderId: (orderId: string | null) => void;
}

/** The two people and their order: all in the address, so that the stage can be linked to and loaded again. */
export function useCast(people: readonly Persona[]): StageCast | null {
  const [params, setParams] = useSearchParams();
  const idOf = (side: Side) => params.get(side) ?? USUAL[side];
  const personOf = (side: Side) =>
    people.find(({ id }) => id === idOf(side)) ?? people.find(({ id }) => id === USUAL[side]);
  const [buyer, seller] = SIDES.map(personOf);
  if (buyer === undefined || seller === undefined) return null;
  const play = (next: Record<Side, string>) => setParams(next, { replace: true });
  const swap = () => play({ buyer: seller.id, seller: buyer.id });
  return {
    people,
    cast: { buyer, seller },
    give(side, personaId) {
      const now = { buyer: buyer.id, seller: seller.id };
      const other = side === 'buyer' ? 'seller' : 'buyer';
      if (personaId === now[other]) swap();
      else play({ ...now, [side]: personaId });
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
