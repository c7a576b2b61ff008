import { configureControl } from '@amana/api/control';
import { createTestBackend } from '@amana/mock-backend/testing';
import { screen } from '@testing-library/react';
import { backendAdapter } from './backend-adapter.ts';
import { press } from './fill-form.ts';
import type { OpenAppOptions } from './open-app.tsx';
import { openApp } from './open-app.tsx';

/** The demo's stage over a world: everything that it calls, the control API too, reaches the mock. */
export async function openStage(query = '', options: OpenAppOptions = {}) {
  const backend = options.backend ?? (await createTestBackend());
  const adapter = backendAdapter((request) => backend.backend.fetch(request));
  configureControl({ baseUrl: '/mock/v1', adapter });
  const app = await openApp(`/stage${query}`, {
    ...options,
    backend,
    config: { mockControlUrl: '/mock/v1' },
  });
  await screen.findByTitle('Phone of Chidi Okeke');
  return { ...app, play: (step: string) => press(app.user, `Next: ${step}`) };
}
