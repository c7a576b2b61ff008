import { createTestBackend } from '@amana/mock-backend/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeDraft } from '../../shared/forms/drafts.ts';
import { PATHS } from '../../shared/paths.ts';
import { openApp, personaSession } from '../../testing/open-app.tsx';

const code = vi.hoisted(() => Promise.withResolvers<null>());

vi.mock('./draft-notice.tsx', async (load) => {
  await code.promise;
  return load();
});

test('the offer of a form comes with the page, and never moves what is about to be pressed', async () => {
  const backend = await createTestBackend();
  const { user } = await personaSession(backend, 'ada');
  storeDraft({ userId: user.userId, path: PATHS.editProfile, texts: { Address: '1 New Road, Lagos' } });
  await openApp(PATHS.settings, { as: 'ada', backend, keepStorage: true });
  expect(screen.queryByRole('heading', { name: 'Settings' })).toBeNull();

  code.resolve(null);

  await screen.findByRole('heading', { name: 'Settings' });
  expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeNull();
});
