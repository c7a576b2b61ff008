import type { ControlModels } from '@amana/api/contract';
import { type PersonaId, type ScenarioName, PERSONAS, SCENARIO_NAMES } from '@amana/mock-lab';
import { type TestBackend, createTestBackend } from '@amana/mock-lab/testing';
import { mswHandlers } from '@amana/mock-backend/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { App, type AppProps } from '../app/app.tsx';
import type { AppConfig } from '../shared/config.ts';
import { configureStorage } from '../storage/storage.ts';
import { createApp, personaSession } from './create-app.ts';

export interface ScreenArgs {
  /** By default its person is signed in and its screen is opened. */
  scenario: ScenarioName;
  as?: PersonaId | 'nobody';
  path?: string | ((backend: TestBackend) => Promise<string>);
  faults?: ControlModels.FaultsRequest;
  config?: Partial<AppConfig>;
}

export type ScreenStory = StoryObj<ScreenArgs>;

/** Enough rows for a list of more than one page. */
const ORDERS = 30;

const worker = setupWorker();
let started: Promise<unknown> | undefined;

/** For stories: the whole app, over a world of the mock whose clock stands still. */
export const screen = {
  // Storybook would write the props of the app, with its whole cache, as source text.
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  argTypes: {
    scenario: { control: 'select', options: SCENARIO_NAMES },
    as: { control: 'select', options: [...PERSONAS.map(({ id }) => id), 'nobody'] },
  },
  loaders: [async ({ args }) => ({ app: await openScreen(args) })],
  // A mounted app keeps its router, so other controls mount another one.
  render: (args, { loaded }) => <App key={JSON.stringify(args)} {...(loaded['app'] as AppProps)} />,
} satisfies Meta<ScreenArgs>;

async function openScreen({ scenario, as, path, faults = {}, config = {} }: ScreenArgs): Promise<AppProps> {
  // The demo may be published next to the gallery.
  configureStorage({ namespace: 'gallery' });
  started ??= worker.start({
    serviceWorker: { url: 'mockServiceWorker.js' },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
  const [backend] = await Promise.all([createTestBackend({ scenario, orders: ORDERS }), started]);
  worker.resetHandlers(...mswHandlers(backend.backend));
  const known = (await backend.call('getScenarios')).data.find(({ name }) => name === scenario);
  const person = as ?? (known?.persona as PersonaId | null) ?? 'nobody';
  const signedIn = person === 'nobody' ? {} : { session: await personaSession(backend, person) };
  const address = typeof path === 'function' ? await path(backend) : (path ?? known?.path ?? '/');
  // After the sign-in, which would fail too, and before the first calls of the screen.
  await backend.call('putFaults', { body: faults });
  return createApp(address, backend, { ...signedIn, config });
}
