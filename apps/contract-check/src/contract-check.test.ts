import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ControlModels } from '@amana/api/contract';
import { callServer } from '@amana/mock-lab/testing';
import { startMockServer } from '@amana/mock-server';
import { beforeAll, afterAll, expect, onTestFinished, test } from 'vitest';
import { checkContract } from './check-contract.ts';
import { type Grade, worstGrade } from './grade.ts';
import { readOptions } from './options.ts';
import { conforms, reportText } from './report-text.ts';

/** The limit of a test, so that a busy machine makes no answer late. */
const PATIENCE_S = 180;
const LIMIT_S = 5;

let api: Awaited<ReturnType<typeof startMockServer>>;
let token: string;

beforeAll(async () => {
  api = await startMockServer({ port: 0, seed: 1 });
  const answer = await fetch(`${api.url}/mock/v1/personas/ada/session`, { method: 'POST' });
  const { data } = (await answer.json()) as { data: { token: string } };
  token = data.token;
  api.backend.host.world.clock.freeze();
});
afterAll(() => api.close());

async function check(url: string, ...args: string[]) {
  const options = readOptions(['--url', url, ...args], {});
  if (options === null) throw new Error('No options were read');
  return checkContract(options);
}

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

  const report = await check(api.url, '--token', token, '--origin', 'https://app.example.com');

  expect(reportText(report)).not.toContain('✖');
  expect(conforms(report)).toBe(true);
  expect(report.untried.has('getThreadMessages')).toBe(false);
  expect(report.untried.has('markAllNotificationsAsRead')).toBe(true);
  expect(api.backend.host.snapshot()).toEqual(before);
});

test('without a token only refusals are tried', async () => {
  const report = await check(api.url);

  expect(conforms(report)).toBe(true);
  expect(report.findings.filter(({ status }) => status === 200)).toEqual([]);
});

test('full run: every operation succeeds, and the data is restored', async () => {
  const { users, orders } = api.backend.host.world.tables;
  const before = [[...users.all()].length, [...orders.all()].length];

  const report = await check(api.url, '--token', token, '--full', '--origin', 'https://app.example.com');

  expect(reportText(report)).not.toContain('✖');
  expect([...report.untried]).toEqual([]);
  const { tables } = api.backend.host.world;
  expect([[...tables.users.all()].length, [...tables.orders.all()].length]).toEqual(before);
});

test('full run: needs no record of an earlier trade', async () => {
  const empty = await startMockServer({ port: 0, seed: 1, scenario: 'empty' });
  onTestFinished(() => empty.close());
  empty.backend.host.world.clock.freeze();

  const report = await check(empty.url, '--full');

  expect([...report.untried]).toEqual([]);
});

test('an optional operation: is not called unless an answer offers it', async () => {
  const report = await check(api.url, '--origin', 'https://app.example.com');

  expect(report.findings.filter(({ operationId }) => operationId === 'getOrderProof')).toEqual([]);
  expect(report.untried.get('getOrderProof')).toBe('optional, and no answer offers it');
});

test('a full run is refused on an API that is not the mock', async () => {
  const requests: string[] = [];
  const url = await listening(
    createServer((request, response) => {
      requests.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}');
    }),
  );

  await expect(check(url, '--full')).rejects.toThrow('Nothing was tried');
  expect(requests).toEqual(['/mock/v1/state']);
});

test.each<[string, (answer: Broken, headers: Headers) => Broken | null, string, Grade]>([
  [
    'a number as text',
    withData(([order]) => void Object.assign(order ?? {}, { amount: '5000' })),
    '/data/0/amount must be number, is "5000"',
    'harmless',
  ],
  [
    'a missing field',
    withData(([, order]) => {
      if (order !== undefined) delete order['buyerId'];
    }),
    '/data/1/buyerId is required',
    'degrades',
  ],
  [
    'an unknown field',
    withData(([order]) => void Object.assign(order ?? {}, { owner: 1 })),
    '/data/0/owner is not a known field, is 1',
    'harmless',
  ],
  [
    'another status',
    (answer) => ({ ...answer, status: 206 }),
    'status 206 is not described (200, 304, 400, 401, 503 are)',
    'harmless',
  ],
  [
    'a refusal instead',
    (answer) => ({ ...answer, status: 503, text: '{"message":"Later"}' }),
    'status 503, expected 200',
    'breaks',
  ],
  [
    'a page',
    () => ({ status: 200, type: 'text/html', text: '<!doctype html>\n<title>Oh</title>' }),
    'content type is text/html, expected application/json: "<!doctype html> <title>Oh</title>"',
    'breaks',
  ],
  [
    'half an answer',
    (answer) => ({ ...answer, text: answer.text.slice(0, 30) }),
    'the body is not JSON: "{"data":[',
    'breaks',
  ],
  ['no envelope', (answer) => ({ ...answer, text: '[]' }), 'no envelope { data }: []', 'degrades'],
  [
    'no Date header',
    (answer, headers) => {
      headers.delete('date');
      return answer;
    },
    'header Date is missing',
    'degrades',
  ],
])('%s is reported and graded for its operation only', async (_what, breakIt, text, grade) => {
  const url = await proxy('/Order/GetHistory', breakIt);

  const report = await check(url, '--token', token, '--limit', String(PATIENCE_S));

  const wrong = new Set(
    report.findings.filter((one) => one.differences.length > 0).map((one) => one.operationId),
  );
  expect([...wrong]).toEqual(['getOrderHistory']);
  expect(reportText(report)).toMatch(/^[✖▲○] getOrderHistory {2}GET \/Order\/GetHistory/m);
  expect(reportText(report)).toContain(text);
  expect(worstGrade(report.findings.flatMap(({ differences }) => differences))).toBe(grade);
  expect(conforms(report)).toBe(grade !== 'breaks');
});

test('a call that is not answered is reported', async () => {
  const url = await proxy('/Order/GetHistory', () => null);

  const report = await check(url, '--token', token, '--limit', String(LIMIT_S));

  const found = report.findings.filter(({ operationId }) => operationId === 'getOrderHistory');
  expect(found.flatMap(({ differences }) => differences)).toEqual([
    { grade: 'breaks', text: `no complete answer within ${LIMIT_S} s` },
  ]);
  expect(conforms(report)).toBe(false);
});

test('an operation that does not refuse is reported', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":null}');
  });

  const report = await check(await listening(server));

  expect(reportText(report)).toContain(
    'without a token: 200, with an invalid token: 200\n      status 200, expected 401',
  );
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

test.each<[number, Grade]>([
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

  const report = await check(url, '--limit', String(PATIENCE_S));

  const found = report.findings.filter(({ operationId }) => operationId === 'getOrderHistory');
  expect(worstGrade(found.flatMap(({ differences }) => differences))).toBe(grade);
});

test('an operation that the API does not have breaks the app', async () => {
  const url = await proxy('/Auth/Login', (answer) => ({ ...answer, status: 404 }), 400);

  const report = await check(url);

  expect(conforms(report)).toBe(false);
  expect(reportText(report)).toContain('status 404 is not described');
});

test('headers that keep another origin out are reported', async () => {
  const url = await proxy('/nothing', (answer) => answer);

  const report = await check(url, '--origin', 'https://app.example.com');

  expect(reportText(report)).toContain('does not allow https://app.example.com: missing');
  expect(reportText(report)).toContain('Access-Control-Expose-Headers does not name Date');
});

test('an API that does not answer is not checked', async () => {
  await expect(check('http://127.0.0.1:1')).rejects.toThrow('does not answer: ');
});

test('an API that answers nothing: the check stops after a few calls', async () => {
  let calls = 0;
  const url = await listening(createServer(() => (calls += 1)));

  await expect(check(url, '--limit', '0.2')).rejects.toThrow('no complete answer within 0.2 s');
  expect(calls).toBeLessThanOrEqual(5);
});

test.each([
  [['--url', 'ftp://x'], '--url must be an http address'],
  [[], '--url is missing'],
  [['--url', 'http://x', '--limit', 'soon'], '--limit must be a number of seconds'],
  [['--url', 'http://x', '--nonsense'], '--nonsense'],
])('the options %j are refused', (args, message) => {
  expect(() => readOptions(args, {})).toThrow(message);
});

test('options: an address with a path, and secrets from the environment', () => {
  const options = readOptions(['--url', 'https://api.example.com/v1/'], { CONTRACT_TOKEN: 'secret' });

  expect(options).toMatchObject({ bases: { amana: 'https://api.example.com/v1' }, token: 'secret' });
});

const ACCOUNTS = ['--sandbox', '--buyer', 'ada@amana.test', '--seller', 'chidi@amana.test'];
const PASSWORDS = { CONTRACT_BUYER_PASSWORD: 'Passw0rd!', CONTRACT_SELLER_PASSWORD: 'Passw0rd!' };

async function checkSandbox(url: string, ...args: string[]) {
  const options = readOptions(['--url', url, ...ACCOUNTS, ...args], PASSWORDS);
  if (options === null) throw new Error('No options were read');
  return checkContract(options);
}

async function aProvider(...names: ControlModels.DeviationName[]): Promise<string> {
  const own = await startMockServer({ port: 0, seed: 1 });
  onTestFinished(() => own.close());
  await callServer(own.url, 'updateSettings', { body: { autoPayAfterMs: null, supportReplyAfterMs: null } });
  await callServer(own.url, 'putDeviations', { body: { deviations: names.map((name) => ({ name })) } });
  return own.url;
}

test('two accounts: the trade runs up to the payment and is read by both', async () => {
  const report = await checkSandbox(await aProvider(), '--origin', 'https://app.example.com');

  expect(reportText(report)).not.toContain('✖');
  expect(conforms(report)).toBe(true);
  const tried = [
    'login',
    'refresh',
    'createOrder',
    'cancelOrder',
    'rejectOrder',
    'approveOrder',
    'initiatePayment',
  ];
  expect(tried.filter((id) => [...report.untried.keys()].some((untried) => untried === id))).toEqual([]);
  expect(report.findings.filter(({ attempt }) => attempt === 'as a preflight')).not.toEqual([]);
});

/** Forwards to a provider, but refuses a refresh token that was used. */
async function refusingReuse(provider: string): Promise<string> {
  const used = new Set<string>();
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk as Uint8Array);
      const body = Buffer.concat(chunks);
      const isReuse = request.url?.endsWith('/Auth/Refresh') === true && used.has(body.toString());
      if (body.length > 0) used.add(body.toString());
      const { authorization = '', 'content-type': type = '' } = request.headers;
      const behind = isReuse
        ? Response.json({ message: 'Used', 400: 'Used' }, { status: 400 })
        : await fetch(`${provider}${request.url ?? ''}`, {
            method: request.method ?? 'GET',
            headers: { authorization, 'content-type': type },
            ...(body.length === 0 ? {} : { body }),
          });
      response.writeHead(behind.status, { 'content-type': behind.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await behind.arrayBuffer()));
    })();
  });
  return listening(server);
}

test('report: a refresh token that cannot be used again after a lost answer', async () => {
  const expected = /each lost answer signs a person out \(degrades\)/;
  const provider = await aProvider();

  expect(reportText(await checkSandbox(provider))).not.toMatch(expected);
  expect(reportText(await checkSandbox(await refusingReuse(provider)))).toMatch(expected);
});

test('report: names the end of a trade, and each difference only once', async () => {
  const url = await aProvider('extra-fields');
  const deviations = [
    { name: 'extra-fields' as const },
    { name: 'html-body' as const, operationIds: ['approveOrder', 'cancelOrder'] },
  ];
  await callServer(url, 'putDeviations', { body: { deviations } });

  const report = await checkSandbox(url);

  expect(report.untried.get('initiatePayment')).toBe('not reached: the trade ended at approveOrder');
  expect(report.untried.has('rejectOrder')).toBe(false);
  const [, ...lines] = /^○ getRecentOrders .*\n((?: {4}.*\n)+)/m.exec(reportText(report)) ?? [];
  expect(lines).toEqual([
    [
      '    with the token: 200',
      '      /tenant is not a known field, is "NG" (harmless)',
      '      /links is not a known field, is [] (harmless)',
      '      /data/0/tenant is not a known field, is "NG", and 4 more like it (harmless)',
      '      /data/0/links is not a known field, is [], and 4 more like it (harmless)',
      '',
    ].join('\n'),
  ]);
});

test.each<[ControlModels.DeviationName, Grade, string]>([
  ['extra-fields', 'harmless', 'tenant is not a known field, is "NG"'],
  ['text-amounts', 'harmless', '/data/amount must be number'],
  ['success-flag', 'harmless', 'succeeded is not a known field'],
  ['lower-case-statuses', 'harmless', '/data/orderStatus'],
  ['times-without-zone', 'harmless', '/data/createdAt'],
  ['amounts-with-three-decimals', 'breaks', 'parts add up to'],
  ['missing-total', 'degrades', '/totalInRecord is required'],
  ['missing-charges', 'degrades', 'the app shows an estimate'],
  ['no-date-header', 'degrades', 'Access-Control-Expose-Headers does not name Date'],
  ['other-charges', 'breaks', 'parts add up to'],
  ['null-amounts', 'breaks', '/data/amount'],
  ['wrong-date-header', 'breaks', 'the header Date are'],
  ['html-body', 'breaks', 'content type is text/html'],
  ['server-error-after-effect', 'breaks', 'status 500'],
])('of the deviations, %s %s', async (name, grade, text) => {
  const report = await checkSandbox(await aProvider(name), '--origin', 'https://app.example.com');

  expect(worstGrade(report.findings.flatMap(({ differences }) => differences))).toBe(grade);
  expect(reportText(report)).toContain(text);
});
