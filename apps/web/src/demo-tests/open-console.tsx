import type { DemoHost } from '@amana/demo';
import { DemoConsole, consoleAppOf, consoleStarted, demoRoutes } from '@amana/demo/testing';
import { type Scope, allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { render, screen, within } from '@testing-library/react';
import { demoHost } from '../app/open-demo.ts';
import { DEFAULT_CONFIG } from '../shared/config.ts';
import { type OpenAppOptions, type OpenedApp, openApp } from '../testing/open-app.tsx';
import { letDemoPoll } from '../testing/polls.ts';
import { WithoutAntdStyles } from './without-antd-styles.tsx';

const CONFIG = { ...DEFAULT_CONFIG, mockControlUrl: '/mock/v1' };

export interface OpenedConsole extends OpenedApp {
  /** Shows one section, and opens the console if needed. antd appends the position to the name of a focused tab. */
  show: (section: string) => Promise<HTMLElement>;
  outcome: (text: string | RegExp) => Promise<HTMLElement>;
}

export interface OpenConsoleOptions extends OpenAppOptions {
  host?: Partial<DemoHost>;
}

export async function openConsole(
  path: string,
  { host: changes, ...options }: OpenConsoleOptions = {},
): Promise<OpenedConsole> {
  letDemoPoll();
  const hostIn = (scope: Scope) => ({ ...demoHost(CONFIG, scope), ...changes });
  // The pages of the demo need no scope.
  const app = await openApp(path, { ...options, routes: demoRoutes(hostIn(fork())) });
  const { scope } = app;
  await allSettled(consoleStarted, { scope });
  render(
    <WithoutAntdStyles>
      <Provider value={scope}>
        <DemoConsole app={consoleAppOf(hostIn(scope), app)} />
      </Provider>
    </WithoutAntdStyles>,
  );
  const { user } = app;
  return {
    ...app,
    async show(section) {
      if (drawer() === null) await user.click(screen.getByRole('button', { name: /^Console/ }));
      await user.click(await screen.findByRole('tab', { name: new RegExp(section) }));
      return screen.getByRole('tabpanel');
    },
    outcome: (text) => within(screen.getByRole('dialog', { name: 'Demo console' })).findByText(text),
  };
}

export const drawer = () => screen.queryByRole('dialog', { name: 'Demo console' });
