import type { Persona } from '@amana/api/control';
import type { Side } from '@amana/domain';
import { useSearchParams } from 'react-router-dom';
import { useDemoHost } from '../demo-host.ts';
import type { Cast } from './play-step.ts';
import type { Names } from './trade-script.ts';

/** Renders synchronously, because a busy browser might otherwise render the stage without its order. */
const AT_ONCE = { replace: true, flushSync: true };

const USUAL: Record<Side, string> = { buyer: 'ada', seller: 'chidi' };

/** The personas and their order are in the address, so that the stage can be linked and reloaded. */
export function useCast(people: readonly Persona[]) {
  const { productName } = useDemoHost();
  const [params, setParams] = useSearchParams();
  const personOn = (side: Side): Persona => {
    const person =
      people.find(({ id }) => id === params.get(side)) ?? people.find(({ id }) => id === USUAL[side]);
    if (person === undefined) throw new Error(`The mock has no ${USUAL[side]}`);
    return person;
  };
  const cast: Cast = { buyer: personOn('buyer'), seller: personOn('seller') };
  const firstName = (side: Side) => cast[side].name.split(' ')[0] ?? '';
  const names: Names = { buyer: firstName('buyer'), seller: firstName('seller'), product: productName };
  return {
    cast,
    names,
    orderId: params.get('order'),
    setOrderId: (orderId: string | null) => {
      setParams((before) => {
        if (orderId === null) before.delete('order');
        else before.set('order', orderId);
        return before;
      }, AT_ONCE);
    },
  };
}
