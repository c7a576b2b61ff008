import type { Persona } from '@amana/api/control';
import type { Side } from '@amana/domain';
import { useSearchParams } from 'react-router-dom';
import { useDemoHost } from '../demo-host.ts';
import { SIDES } from '../namespaces.ts';
import type { Cast } from './play-step.ts';
import type { Names } from './trade-script.ts';

const USUAL: Record<Side, string> = { buyer: 'ada', seller: 'chidi' };

/** The two people and their order: all in the address, so that the stage can be linked to and loaded again. */
export function useCast(people: readonly Persona[]) {
  const { productName } = useDemoHost();
  const [params, setParams] = useSearchParams();
  const personOf = (side: Side) =>
    people.find(({ id }) => id === params.get(side)) ?? people.find(({ id }) => id === USUAL[side]);
  const [buyer, seller] = SIDES.map(personOf);
  if (buyer === undefined || seller === undefined) return null;
  const cast: Cast = { buyer, seller };
  const names: Names = { buyer: firstName(buyer), seller: firstName(seller), product: productName };
  const play = (next: Record<Side, string>) => setParams(next, { replace: true });
  const swap = () => play({ buyer: seller.id, seller: buyer.id });
  return {
    cast,
    names,
    swap,
    /** A person who was on the other side swaps with this one. The order is no longer shown. */
    give: (side: Side, personaId: string) => {
      const now = { buyer: buyer.id, seller: seller.id };
      if (personaId === now[side === 'buyer' ? 'seller' : 'buyer']) swap();
      else play({ ...now, [side]: personaId });
    },
    /** The order on the stage. */
    orderId: params.get('order'),
    setOrderId: (orderId: string | null) => {
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

function firstName({ name }: Persona): string {
  return name.split(' ')[0] ?? name;
}
