import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { InferType, Schema } from 'yup';

type Handed<Shape extends Schema> = NonNullable<InferType<Shape>>;

/**
 * Returns the hook of a page to which a navigation hands a value in its state, under the key. The hook returns null
 * without such a value, or if it does not fit the schema. With `isReadOnce` the value is removed from the history entry:
 * Back, Forward and a reload do not show it again.
 */
export function navigationState<Shape extends Schema>(
  key: string,
  schema: Shape,
  { isReadOnce = false } = {},
) {
  return function useNavigationState(): Handed<Shape> | null {
    const location = useLocation();
    const navigate = useNavigate();
    const value = fitting(schema, Reflect.get(Object(location.state), key));
    const [first] = useState(value);
    const isToForget = isReadOnce && first !== null;
    const forget = useEffectEvent(() => {
      const { pathname, search } = location;
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state: null });
    });
    useEffect(() => {
      if (isToForget) forget();
    }, [isToForget]);
    return isReadOnce ? first : value;
  };
}

/** The value as it is, because the checks of a schema are strict here; null if it does not fit or is missing. */
export function fitting<Shape extends Schema>(schema: Shape, value: unknown): Handed<Shape> | null {
  return value !== undefined && schema.isValidSync(value, { strict: true }) ? value : null;
}
