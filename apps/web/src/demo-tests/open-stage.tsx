import { demoRoutes } from '@amana/demo/testing';
import { createTestBackend } from '@amana/mock-lab/testing';
import { fork } from 'effector';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { demoHost } from '../app/open-demo.ts';
import { DEFAULT_CONFIG } from '../shared/config.ts';
import { type OpenAppOptions, openApp } from '../testing/open-app.tsx';
import { letDemoPoll } from '../testing/polls.ts';
import { WithoutAntdStyles } from './without-antd-styles.tsx';

export interface OpenStageOptions extends OpenAppOptions {
  beside?: ReactNode;
}

export async function openStage(query = '', { beside, ...options }: OpenStageOptions = {}) {
  const backend = options.backend ?? (await createTestBackend());
  letDemoPoll();
  const host = demoHost({ ...DEFAULT_CONFIG, mockControlUrl: '/mock/v1' }, fork());
  const app = await openApp(`/stage${query}`, {
    ...options,
    backend,
    routes: demoRoutes(host).map(({ path = '', element }) => ({
      path,
      element: (
        <WithoutAntdStyles>
          {element}
          {beside}
        </WithoutAntdStyles>
      ),
    })),
  });
  await screen.findByTitle('Phone of Chidi Okeke');
  return {
    ...app,
    /** Presses Next once it names this step and is enabled, because a busy button ignores presses. */
    play: async (step: string) => {
      const button = await screen.findByRole('button', { name: `Next: ${step}` });
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
      await app.user.click(button);
    },
  };
}
