import { Suspense, lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { configureControl } from '@amana/api/control';
import { type DemoApp, type DemoHost, DemoHostContext, FRONT_PATH, STAGE_PATH } from './demo-host.ts';
import { openFrontPage } from './front/front-link.ts';
import { namespaceOfWindow } from './namespaces.ts';

export interface Demo {
  readonly routes: RouteObject[];
  mount(app: DemoApp): void;
}

const PAGES = [
  [FRONT_PATH, lazy(async () => ({ default: (await import('./front/front-page.tsx')).FrontPage }))],
  [STAGE_PATH, lazy(async () => ({ default: (await import('./stage/stage-page.tsx')).StagePage }))],
] as const;

export function demoRoutes(host: DemoHost): RouteObject[] {
  return PAGES.map(([path, Page]) => ({
    path,
    element: (
      <DemoHostContext value={host}>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </DemoHostContext>
    ),
  }));
}

/** Runs before the application. Null if the browser cannot run the backend; `root` then shows the reason. */
export async function startDemo(host: DemoHost, root: HTMLElement): Promise<Demo | null> {
  if (import.meta.env.MODE === 'browser-mock') {
    const { startPageHost } = await import('./browser-host/start-page-host.ts');
    await startPageHost(host);
  } else if (host.isBackendInBrowser) {
    const { startBrowserHost } = await import('./browser-host/start-browser-host.tsx');
    if (!(await startBrowserHost(host, root))) return null;
  }
  const routes = demoRoutes(host);
  if (host.controlUrl === null) return { routes, mount: () => undefined };
  configureControl({ baseUrl: host.controlUrl });
  // Development opens on the product.
  if (import.meta.env.MODE === 'demo') openFrontPage(host);
  // A phone on the stage shows only the product.
  if (namespaceOfWindow() !== '' && window.parent !== window) return { routes, mount: () => undefined };
  const { openConsole } = await import('./console/open-console.tsx');
  return { routes, mount: await openConsole(host) };
}
