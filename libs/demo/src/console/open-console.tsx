import { toast } from '@amana/ui';
import { scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { DemoApp, DemoHost } from '../demo-host.ts';
import { followDemoLink } from '../demo-link.ts';
import { consoleAppOf } from './console-app.ts';
import { consoleStarted } from './console-model.ts';
import { DemoConsole } from './demo-console.tsx';

/** Follows a demo link before the first screen. The returned function shows the ribbon above the page. */
export async function openConsole(host: DemoHost): Promise<(app: DemoApp) => void> {
  const problem = await followDemoLink(host);
  return (app) => {
    const place = document.createElement('div');
    // Without a box, so that the ribbon sticks to the page and not to this element.
    place.style.display = 'contents';
    place.dataset['demoRibbon'] = '';
    document.body.prepend(place);
    scopeBind(consoleStarted, { scope: host.scope })();
    if (problem !== null) toast.error(problem);
    // Synchronous, so that the page does not shift when the ribbon appears.
    flushSync(() => {
      createRoot(place).render(
        <StrictMode>
          <Provider value={host.scope}>
            <DemoConsole app={consoleAppOf(host, app)} />
          </Provider>
        </StrictMode>,
      );
    });
  };
}
