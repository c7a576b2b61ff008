import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { RouteObject } from 'react-router-dom';

type Load = () => Promise<ComponentType>;

export function lazyPage(load: Load): Pick<RouteObject, 'lazy'> {
  return { lazy: async () => ({ Component: await load().catch(() => fetchedAgain(load)) }) };
}

/** The router would keep a failed import forever; this imports on every visit, and the error page offers a reload. */
function fetchedAgain(load: Load): ComponentType {
  return function LatePage() {
    const [Page] = useState(() => lazy(async () => ({ default: await load() })));
    return (
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    );
  };
}
