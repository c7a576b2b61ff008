import type { OperationId } from '@amana/api/contract';
import type { Difference } from './grade.ts';
import type { Inspector } from './inspector.ts';
import type { CheckOptions, TestAccount } from './options.ts';
import { sendRequest } from './send-request.ts';
import { tryReads } from './try-reads.ts';
import { type Person, walkTrades } from './walk-trade.ts';

const ATTEMPT = 'with the test accounts';

/** Signs in, trades up to the payment and reads; returns untested operations with the reason. */
export async function runSandbox(
  inspector: Inspector,
  options: CheckOptions,
  accounts: NonNullable<CheckOptions['accounts']>,
): Promise<Map<OperationId, string>> {
  const buyer = await signIn(inspector, accounts.buyer);
  const seller = await signIn(inspector, accounts.seller);
  if (buyer === undefined || seller === undefined) return new Map();
  const untried = await walkTrades(inspector, ATTEMPT, { buyer, seller });
  for (const person of [buyer, seller])
    for (const [id, reason] of await tryReads(inspector, options.bases, person)) untried.set(id, reason);
  await tryFiles(inspector, options);
  await inspector.walk(ATTEMPT, (step) => step('logOut', {}, buyer.token));
  await tryRepeatedRefresh(inspector, accounts.buyer);
  return untried;
}

/** Refreshes twice with one token, as a browser does if the first answer is lost. */
async function tryRepeatedRefresh(inspector: Inspector, { email, password }: TestAccount): Promise<void> {
  const attempt = 'with a refresh token that was just exchanged';
  await inspector.walk(attempt, async (step) => {
    const { data: session } = await step('login', { body: { email, password } });
    const body = { refreshToken: session.refreshToken };
    const { data: first } = await step('refresh', { body });
    const expected = [200, 400, 401, 403];
    const repeated = await inspector.call('refresh', { body }, { attempt, token: null, expected });
    if (repeated !== null && repeated.data.refreshToken === first.refreshToken) return;
    const text =
      'a repeated refresh does not return the same refresh token: each lost answer signs a person out';
    const differences: Difference[] = [{ grade: 'degrades', text }];
    const status = inspector.findings.at(-1)?.status ?? null;
    inspector.findings.push({ operationId: 'refresh', attempt, status, differences });
  });
}

async function signIn(inspector: Inspector, { email, password }: TestAccount): Promise<Person | undefined> {
  const { result } = await inspector.walk(ATTEMPT, async (step) => {
    const { data: session } = await step('login', { body: { email, password } });
    const { data: tokens } = await step('refresh', { body: { refreshToken: session.refreshToken } });
    return { userId: session.user.userId, email, token: tokens.token };
  });
  return result;
}

/** Loads linked files like the app, and reports the sites that its configuration must name. */
async function tryFiles(inspector: Inspector, { bases, fileOrigins, limitMs }: CheckOptions): Promise<void> {
  const allowed = [new URL(bases.amana).origin, ...fileOrigins];
  for (const [url, operationId] of inspector.files) {
    const { origin } = new URL(url);
    const answer = await sendRequest(new Request(url), limitMs);
    const differences: Difference[] = [];
    if (!allowed.includes(origin))
      differences.push({ grade: 'degrades', text: `${origin} has to be named in the setting fileOrigins` });
    if (answer.status === null) differences.push({ grade: 'degrades', text: answer.reason });
    else if (answer.status !== 200)
      differences.push({ grade: 'degrades', text: `status ${answer.status}, expected 200` });
    else if (/html|javascript/i.test(answer.headers.get('content-type') ?? ''))
      differences.push({ grade: 'breaks', text: 'the file is served as a page or a script' });
    inspector.findings.push({ operationId, attempt: `the file ${url}`, status: answer.status, differences });
  }
}
