import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp, personaSession } from '../testing/open-app.tsx';
import { tradeAt } from '../testing/trade-at.ts';
import { callAhead } from './calls-ahead.ts';
import { pathOfCall } from './first-calls.ts';
import { PAGE_MODULES } from './page-modules.ts';

const ORIGIN = 'http://amana.test';
const pages = PAGE_MODULES.filter(({ calls = [] }) => calls.length > 0);

/** Where a page stands that is found by this expression, with this id in it. */
function addressOf(path: string, id: string): string {
  return path.replace(/\(.*\)/, id).replace(/[\^$]|\/\?/g, '');
}

test.each(pages)('what index.html asks ahead for $path is what its page asks for', async (page) => {
  const { backend, trade, transactionId } = await tradeAt('InDispute');
  const session = await personaSession(backend, 'ada');
  const ids = new Map([
    [/orders/, trade.orderId],
    [/manage/, transactionId],
    [/chats/, trade.disputeId()],
  ]);
  const [, id = ''] = [...ids].find(([kind]) => kind.test(page.path)) ?? [];
  const address = addressOf(page.path, id);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    backend.backend.fetch(new Request(ORIGIN + url, { headers: init.headers ?? {} })),
  );
  callAhead((page.calls ?? []).map(pathOfCall), {
    baseUrl: '/api/v1/',
    token: session.token,
    names: { address: id, viewer: session.user.userId },
  });
  vi.unstubAllGlobals();
  const callsAhead = window.callsAhead ?? [];
  const answers = await Promise.all(callsAhead.map(({ answer }) => answer));
  expect(answers.map(({ status }) => status)).toEqual(callsAhead.map(() => 200));

  await openApp(address, { session, backend, callsAhead });

  await waitFor(() => expect(callsAhead.map(({ url }) => url)).toEqual([]));
});
