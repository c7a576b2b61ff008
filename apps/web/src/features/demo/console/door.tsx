import { configureControl } from '@amana/api/control';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Navigation } from '../../../shared/navigation/navigation.ts';
import { consoleAppOf } from './console-app.ts';
import { createConsoleQueries } from './console-queries.ts';
import { followDemoLink } from './deep-link.ts';
import { consoleStarted, outcomeTold } from './shell/console-model.ts';
import { DemoConsole } from './shell/demo-console.tsx';

export interface ConsoleDoor {
  /** Puts the ribbon above the page, once there is an application to stand beside. */
  mount(queryClient: QueryClient, navigation: Navigation): void;
}

/** Before the first screen: the mock is known, and a demo link has been followed. */
export async function openConsoleDoor(controlUrl: string): Promise<ConsoleDoor> {
  configureControl({ baseUrl: controlUrl });
  const problem = await followDemoLink();
  return {
    mount(queryClient, navigation) {
      const host = document.createElement('div');
      // Without a box of its own, so that the ribbon sticks to the page and not to it.
      host.style.display = 'contents';
      host.dataset['demoRibbon'] = '';
      document.body.prepend(host);
      consoleStarted();
      if (problem !== null) outcomeTold({ tone: 'refused', text: problem });
      createRoot(host).render(
        <StrictMode>
          <DemoConsole app={consoleAppOf(queryClient, navigation)} queryClient={createConsoleQueries()} />
        </StrictMode>,
      );
    },
  };
}
