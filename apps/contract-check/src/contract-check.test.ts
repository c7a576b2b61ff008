import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callServer } from '@amana/mock-lab/testing';
import { startMockServer } from '@amana/mock-server';
import { beforeAll, afterAll, expect, onTestFinished, test } from 'vitest';
import { type Report, checkContract } from './check-contract.ts';
import { type Difference, isBroken } from './grade.ts';
import { readOptions } from './options.ts';
import { conforms, reportText } from './report-text.ts';

const ORIGIN = 'https://app.example.com';
const ACCOUNTS = ['--sandbox', '--buyer', 'ada@amana.test', '--seller', 'chidi@amana.test'];
const PASSWORDS = { CONTRACT_BUYER_PASSWORD: 'Passw0rd!', CONTRACT_SELLER_PASSWORD: 'Passw0rd!' };
const ALLOWED = {
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-methods': 'PUT, PATCH, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-expose-headers': 'Date',
};

let api: Awaited<ReturnType<typeof startMockServer>>;
let token: string;
let userId: string;

beforeAll(async () => {
  api = await startMockServer({ port: 0, seed: 1 });
  const answer = await fetch(`${api.url}/mock/v1/personas/ada/session`, { method: 'POST' });
  const { data } = (await answer.json()) as {
    data: { token: string; user: { userId: string } };
  };
  token = data.token;
  userId = data.user.userId;
  api.backend.host.world.clock.freeze();
});
afterAll(() => api.close());

/** A long limit, so that a busy machine makes no answer late. */
async function check(url: string, args: string[] = [], limitMs = 180_000) {
  const options = readOptions(['--url', url, ...args], PASSWORDS);
  if (options === null) throw new Error('No options were read');
  return checkContract({ ...options, limitMs });
}

const textsOf = ({ findings }: Report, id: string): Difference[] =>
  findings.filter(({ operationId }) => operationId === id).flatMap(({ differences }) => differences);

interface Broken {
  status: number;
  type: string;
  text: string;
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function proxy(
  path: string,
  breakIt: (answer: Broken, headers: Headers) => Broken | null,
  brokenStatus = 200,
): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const { authorization } = request.headers;
      const behind = await fetch(`${api.url}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: {
          ...(authorization === undefined ? {} : { authorization }),
          'content-type': 'application/json',
        },
        ...(request.method === 'POST' || request.method === 'PUT' ? { body: '{}' } : {}),
      });
      const headers = new Headers(behind.headers);
      const whole = {
        status: behind.status,
        type: headers.get('content-type') ?? '',
        text: await behind.text(),
      };
      const isIt = behind.status === brokenStatus && (request.url ?? '').includes(path);
      const answer = isIt ? breakIt(whole, headers) : whole;
      if (answer === null) return;
      response.sendDate = false;
      const date = headers.get('date');
      response.writeHead(answer.status, { 'content-type': answer.type, ...(date === null ? {} : { date }) });
      response.end(answer.text);
    })();
  });
  return listening(server);
}

const withData = (change: (data: Record<string, unknown>[]) => void) => (answer: Broken) => {
  const body = JSON.parse(answer.text) as { data: Record<string, unknown>[] };
  change(body.data);
  return { ...answer, text: JSON.stringify(body) };
};

test('the mock: conforms in every reading call and keeps its data', async () => {
  const before = api.backend.host.snapshot();

  const report = await check(api.url, ['--token', token, '--user-id', userId, '--origin', ORIGIN]);

  expect(reportText(report)).not.toMatch(/[✖▲] [a-z]/);
  expect(conforms(report)).toBe(true);
  expect(report.notes).toEqual([]);
  expect(report.findings).toContainEqual(
    expect.objectContaining({ operationId: 'getThreadMessages', status: 200, attempt: 'with the token' }),
  );
  expect(api.backend.host.snapshot()).toEqual(before);
});

test('without a token only refusals are tried, and no optional operation', async () => {
  const report = await check(api.url);

  expect(conforms(report)).toBe(true);
  expect(report.findings.filter(({ status }) => status === 200)).toEqual([]);
  expect(report.findings.filter(({ operationId }) => operationId === 'getOrderProof')).toEqual([]);
});

test.each<[string, (answer: Broken, headers: Headers) => Broken | null, string, Difference['grade'] | null]>([
  ['a number as text', withData(([order]) => void Object.assign(order ?? {}, { amount: '5000' })), '', null],
  ['another status', (answer) => ({ ...answer, status: 206 }), '', null],
  [
    'a missing field',
    withData(([, order]) => {
      if (order !== undefined) delete order['description'];
    }),
    'with the token: data.description is missing',
    'degrades',
  ],
  [
    'a refusal instead',
    (answer) => ({ ...answer, status: 503, text: '{"message":"Later"}' }),
    'status 503, expected 200',
    'breaks',
  ],
  [
    'a refusal with 200',
    (answer) => ({ ...answer, text: '{"success":false,"message":"Later"}' }),
    'read as a refusal: "{"success":false',
    'breaks',
  ],
  [
    'a page',
    () => ({ status: 200, type: 'text/html', text: '<!doctype html>\n<title>Oh</title>' }),
    'unreadable: "<!doctype html> <title>Oh</title>"',
    'breaks',
  ],
  [
    'half an answer',
    (answer) => ({ ...answer, text: answer.text.slice(0, 30) }),
    'unreadable: "{"data":[',
    'breaks',
  ],
  [
    'no Date header',
    (answer, headers) => {
      headers.delete('date');
      return answer;
    },
    'the app cannot read the header Date',
    'degrades',
  ],
])('%s is graded for its operation only', async (_what, breakIt, text, grade) => {
  const url = await proxy('/Order/GetHistory', breakIt);

  const report = await check(url, ['--token', token]);

  const wrong = new Set(
    report.findings.filter((one) => one.differences.length > 0).map((one) => one.operationId),
  );
  expect([...wrong]).toEqual(grade === null ? [] : ['getOrderHistory']);
  expect(reportText(report)).toMatch(/^[✖▲✔] getOrderHistory {2}GET \/Order\/GetHistory/m);
  expect(reportText(report)).toContain(text);
  expect(conforms(report)).toBe(grade !== 'breaks');
});

test('a call that is not answered is reported', async () => {
  const url = await proxy('/Order/GetHistory', () => null);

  const report = await check(url, ['--token', token], 5_000);

  expect(textsOf(report, 'getOrderHistory')).toEqual([
    { grade: 'breaks', text: 'no complete answer within 5 s' },
  ]);
  expect(conforms(report)).toBe(false);
});

test('--only: other operations are called and not reported', async () => {
  const url = await proxy('/Order/GetHistory', (answer) => ({ ...answer, status: 503 }));

  const report = await check(url, ['--token', token, '--only', 'getOrder,getUser']);

  expect(conforms(report)).toBe(true);
  expect(new Set(report.findings.map(({ operationId }) => operationId))).toEqual(
    new Set(['getOrder', 'getUser']),
  );
  expect(report.notes).toEqual([
    'Not tried: getUser, because this account has no record for it.',
    'Not tried: getOrder, because this account has no record for it.',
  ]);
  expect(reportText(report)).toMatch(/✔ 2 {2}▲ 0 {2}✖ 0 {2}2 of 45 operations tried; \d+ calls$/);
});

test('an operation that does not refuse is reported', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":null}');
  });

  const report = await check(await listening(server));

  expect(reportText(report)).toContain('without a token: status 200, expected 401 (breaks)');
});

test.each([404, 403, 301])('a server that answers everything with %i is not this API', async (status) => {
  const url = await listening(
    createServer((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"No"}');
    }),
  );

  await expect(check(url)).rejects.toThrow(
    new RegExp(
      `^${url}/api/v1 is not this API: none of \\d+ calls was refused as .*answered with status ${status}\\.$`,
    ),
  );
});

test.each<[number, Difference['grade']]>([
  // The app refreshes the session after a 403 too, unless the token says that it has not expired.
  [403, 'degrades'],
  // A limit of calls is about the caller.
  [429, 'degrades'],
  [404, 'breaks'],
  [422, 'breaks'],
])('a status %i without a valid token, instead of 401, %s', async (status, grade) => {
  const url = await proxy(
    '/Order/GetHistory',
    (answer) => ({ ...answer, status, text: '{"message":"No"}' }),
    401,
  );

  const report = await check(url);

  expect(isBroken(textsOf(report, 'getOrderHistory'))).toBe(grade === 'breaks');
  expect(textsOf(report, 'getOrderHistory')).not.toEqual([]);
});

test('an operation that the API does not have breaks the app', async () => {
  const url = await proxy('/Auth/Login', (answer) => ({ ...answer, status: 404 }), 400);

  const report = await check(url);

  expect(conforms(report)).toBe(false);
  expect(reportText(report)).toContain('status 404, expected 400 (breaks)');
});

test.each([
  [{}, []],
  [
    { 'access-control-allow-origin': 'https://b.example' },
    [`Access-Control-Allow-Origin does not allow ${ORIGIN}`, `${ORIGIN} is not allowed`],
  ],
  [{ 'access-control-allow-methods': 'POST' }, ['PUT is not allowed']],
  // The asterisk allows every header but Authorization.
  [{ 'access-control-allow-headers': '*' }, ['authorization is not allowed']],
  [{ 'access-control-allow-headers': 'authorization' }, ['content-type is not allowed']],
])('a preflight with %j: names what is not allowed', async (headers, expected) => {
  const server = createServer(({ method }, response) => {
    const status = method === 'OPTIONS' ? 204 : 401;
    response.writeHead(status, { ...ALLOWED, ...headers }).end(status === 204 ? '' : '{"message":"No"}');
  });

  const { findings } = await check(await listening(server), ['--origin', ORIGIN]);

  const texts = findings
    .filter(({ operationId }) => operationId === 'updateUserDetails')
    .flatMap(({ differences }) => differences.map(({ text }) => text));
  expect([...new Set(texts)]).toEqual(expected);
});

test('an API that does not answer is not checked', async () => {
  await expect(check('http://127.0.0.1:1')).rejects.toThrow('does not answer: ');
});

test('an API that answers nothing: the check stops after a few calls', async () => {
  let calls = 0;
  const url = await listening(createServer(() => (calls += 1)));

  await expect(check(url, [], 200)).rejects.toThrow('no complete answer within 0.2 s');
  expect(calls).toBeLessThanOrEqual(5);
});

test.each([
  [['--url', 'ftp://x'], '--url must be an http address'],
  [[], '--url is missing'],
  [['--url', 'http://x', '--sandbox', '--buyer', 'a@b.ng'], 'its password in CONTRACT_BUYER_PASSWORD'],
  [['--url', 'http://x', '--nonsense'], '--nonsense'],
  [['--url', 'http://x', '--only', 'login,logIn'], '--only names no operation: "logIn"'],
])('the options %j are refused', (args, message) => {
  expect(() => readOptions(args, {})).toThrow(message);
});

test('options: an address with a path, and secrets from the environment', () => {
  const options = readOptions(['--url', 'https://api.example.com/v1/'], { CONTRACT_TOKEN: 'secret' });

  expect(options).toMatchObject({ baseUrl: 'https://api.example.com/v1', token: 'secret' });
});

async function aProvider(): Promise<string> {
  const own = await startMockServer({ port: 0, seed: 1 });
  onTestFinished(() => own.close());
  await callServer(own.url, 'updateSettings', { body: { autoPayAfterMs: null, supportReplyAfterMs: null } });
  return own.url;
}

test('two accounts: the trade runs up to the payment and is read by both', async () => {
  const report = await check(await aProvider(), [...ACCOUNTS, '--origin', ORIGIN]);

  expect(reportText(report)).not.toMatch(/[✖▲] [a-z]/);
  const succeeded = report.findings
    .filter(({ status, attempt }) => status === 200 && attempt !== 'as a preflight')
    .map(({ operationId }) => operationId);
  for (const id of ['login', 'refresh', 'cancelOrder', 'rejectOrder', 'initiatePayment', 'getOverview'])
    expect(succeeded).toContain(id);
  expect(report.notes).toContainEqual(
    expect.stringMatching(/^Not tried: a shipment\. Pay ₦[\d,.]+ into \d{10} and run this again\.$/),
  );
});

test('two accounts: a paid order is shipped', async () => {
  const url = await aProvider();
  const { notes } = await check(url, ACCOUNTS);
  const [, naira = '', accountNumber = ''] = /Pay ₦([\d,.]+) into (\d+)/.exec(notes.join('\n')) ?? [];
  const amount = Number(naira.replaceAll(',', ''));
  await callServer(url, 'sendTransfer', { body: { accountNumber, amount } });

  const report = await check(url, ACCOUNTS);

  expect(report.notes).toContain('A paid order was shipped.');
  expect(textsOf(report, 'getOrderProof')).toEqual([]);
  expect(report.findings.map(({ operationId }) => operationId)).toContain('getOrderProof');
});

test('report: names the end of a trade', async () => {
  const url = await aProvider();
  const deviations = [{ name: 'html-body' as const, operationIds: ['approveOrder', 'cancelOrder'] }];
  await callServer(url, 'putDeviations', { body: { deviations } });

  const { notes } = await check(url, ACCOUNTS);

  expect(notes).toContain('Not tried: what follows approveOrder in the trade.');
  expect(notes).toContain('Not tried: what follows cancelOrder in the ended orders.');
});
