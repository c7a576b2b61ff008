import { render, screen, within } from '@testing-library/react';
import type { OpenAppOptions, OpenedApp } from '../../../../testing/open-app.tsx';
import { openApp } from '../../../../testing/open-app.tsx';
import { consoleAppOf } from '../console-app.ts';
import { createConsoleQueries } from '../console-queries.ts';
import { consoleStarted } from '../shell/console-model.ts';
import { DemoConsole } from '../shell/demo-console.tsx';

export interface OpenedConsole extends OpenedApp {
  /** Shows one part of the console, which is opened where it is closed. */
  show: (section: string) => Promise<HTMLElement>;
  /** Waits until the last action has told this. */
  told: (text: string | RegExp) => Promise<HTMLElement>;
}

/** The application with the console beside it, both over the same mock. */
export async function openConsole(path: string, options: OpenAppOptions = {}): Promise<OpenedConsole> {
  const app = await openApp(path, options);
  consoleStarted();
  render(
    <DemoConsole app={consoleAppOf(app.queryClient, app.navigation)} queryClient={createConsoleQueries()} />,
  );
  const { user } = app;
  return {
    ...app,
    async show(section) {
      if (drawer() === null) await user.click(screen.getByRole('button', { name: /^Console/ }));
      await user.click(screen.getByRole('tab', { name: new RegExp(`^${section}`) }));
      return screen.getByRole('tabpanel');
    },
    told: (text) => within(screen.getByRole('dialog', { name: 'Demo console' })).findByText(text),
  };
}

export const drawer = () => screen.queryByRole('dialog', { name: 'Demo console' });
