import type { Update } from 'history';
import { startTransition, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, Router, useRoutes } from 'react-router-dom';
import { NavigationContext } from '../shared/navigation/navigation.ts';
import type { AppNavigation } from './navigation.ts';
import { keepScrollPlace } from './scroll-places.ts';

const NAVIGATION_TYPES = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
} as const;

/** Shows the page at the present address. The page before stands until the next one's code has arrived. */
export function AppRouter({ navigation }: { navigation: AppNavigation }) {
  const { history, base, navigator } = navigation;
  const [{ location, action }, setShown] = useState<Update>(history);
  useLayoutEffect(() => {
    let left = history.location;
    return history.listen((next) => {
      keepScrollPlace(left);
      left = next.location;
      const show = () => {
        // Meanwhile another page may have been asked for.
        if (history.location.key === next.location.key) startTransition(() => setShown(next));
      };
      // Back and forward change the address at once.
      const ready = navigation.ready();
      if (ready === null) show();
      else void ready.then(show);
    });
  }, [navigation, history]);
  useEffect(() => {
    // On the way to another one already, where this one only leads on.
    if (location.key === history.location.key) navigation.arrived();
  }, [navigation, history, location]);
  return (
    <NavigationContext value={navigation}>
      <Router
        basename={base}
        location={location}
        navigationType={NAVIGATION_TYPES[action]}
        navigator={navigator}
      >
        <Suspense fallback={null}>
          <Pages routes={navigation.routes} />
        </Suspense>
      </Router>
    </NavigationContext>
  );
}

function Pages({ routes }: Pick<AppNavigation, 'routes'>) {
  return useRoutes(routes);
}
