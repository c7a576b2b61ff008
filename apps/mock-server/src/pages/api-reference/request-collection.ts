import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type OperationDescription,
  type OperationId,
  operationIds,
  operationTable,
} from '@amana/api/contract';
import { PERSONA_PASSWORD, PERSONAS } from '@amana/mock-lab';

interface Schema {
  properties?: Record<string, { format?: string }>;
  required?: string[];
  examples?: Record<string, unknown>[];
}

interface Contract {
  paths: Record<
    string,
    Record<
      string,
      {
        summary: string;
        parameters?: { name?: string; in?: string; required?: boolean }[];
        requestBody?: { content: Record<string, { schema: { $ref: string } }> };
      }
    >
  >;
  components: { schemas: Record<string, Schema> };
}

/** Variables that the answer to an operation sets, each with its place in the body. */
const VARIABLES_FROM: Partial<Record<OperationId, Record<string, string>>> = {
  login: { token: 'data?.token', userId: 'data?.user.userId', refreshToken: 'data?.refreshToken' },
  getDisputedTransactions: { transactionId: 'data?.[0]?.id', orderId: 'data?.[0]?.orderId' },
  getTransaction: { proofCode: 'data?.proofCode' },
  getDisputeByTransaction: { disputeId: 'data?.id' },
  getThreadMessages: { messageId: 'data?.[0]?.id' },
  getNotifications: { notificationId: 'data?.[0]?.id' },
  getBanks: { bankId: 'data?.[0]?.id' },
};

const ENDS_SESSIONS: readonly OperationId[] = ['changePassword', 'logOut', 'deleteUser'];

/** Variables instead of values in the examples of the contract, which are of one trade; by the field that has each. */
const VARIABLES_FOR_VALUES = {
  'User.userId': 'userId',
  'Order.id': 'orderId',
  'Transaction.id': 'transactionId',
  'Dispute.id': 'disputeId',
  'Message.id': 'messageId',
  'Bank.id': 'bankId',
  'RefreshRequest.refreshToken': 'refreshToken',
};

/** Variables instead of path parameters: the first that fits the path. */
const VARIABLES_FOR_PATHS: readonly (readonly [RegExp, string])[] = [
  [/[tT]ransactionId/, 'transactionId'],
  [/threadId|^\/Dispute/, 'disputeId'],
  [/\{code\}/, 'proofCode'],
  [/^\/Order/, 'orderId'],
  [/^\/Notifications/, 'notificationId'],
  [/./, 'userId'],
];

/**
 * Writes every operation of the contract as a file of requests for HTTP clients such as httpYac and that of JetBrains. A
 * sign-in sets the access token of the requests after it.
 *
 * @param baseUrl Address of the API, with its base path.
 */
export function requestCollection(baseUrl: string): string {
  const contract = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@amana/api/amana.json')), 'utf8'),
  ) as Contract;
  const ids = operationIds.filter((id) => operationTable[id].api === 'amana' && id !== 'login');
  return [
    '# The newest sign-in counts. Send the requests that set variables first, from top to bottom.',
    `@base = ${baseUrl}`,
    '',
    // Ada signs in last, because she has a trade in dispute and a client may send everything in turn.
    ...PERSONAS.toReversed().map(({ email, firstName, lastName }) =>
      request(contract, 'login', {
        title: `Sign in as ${firstName} ${lastName}`,
        fields: { email, password: PERSONA_PASSWORD },
      }),
    ),
    ...ids.toSorted((one, other) => rankOf(one) - rankOf(other)).map((id) => request(contract, id)),
  ].join('\n');
}

/** Requests that set variables come first, then those that only read; those that end a session come last. */
function rankOf(id: OperationId): number {
  const setter = Object.keys(VARIABLES_FROM).indexOf(id);
  if (setter >= 0) return setter;
  return ENDS_SESSIONS.includes(id) ? 102 : operationTable[id].changesState ? 101 : 100;
}

function request(
  { paths, components: { schemas } }: Contract,
  id: OperationId,
  given: { title?: string; fields?: Record<string, unknown> } = {},
): string {
  const { method, path, secured }: OperationDescription = operationTable[id];
  const { summary, parameters = [], requestBody } = paths[path]?.[method.toLowerCase()] ?? { summary: id };
  const variable = VARIABLES_FOR_PATHS.find(([pattern]) => pattern.test(path))?.[1];
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true);
  const target = [
    path.replaceAll(/\{\w+\}/g, `{{${variable}}}`),
    new URLSearchParams(query.map(({ name = '' }) => [name, 'example'])).toString(),
  ];
  const [body] = Object.entries(requestBody?.content ?? {});
  const schema = schemas[body?.[1].schema.$ref.split('/').at(-1) ?? ''] ?? {};
  const variables = new Map(
    Object.entries(VARIABLES_FOR_VALUES).map(([place, name]) => [exampleAt(schemas, place), `{{${name}}}`]),
  );
  const fields = JSON.stringify(
    given.fields ?? schema.examples?.[0] ?? {},
    (_, value: unknown) => variables.get(value) ?? value,
    2,
  );
  const sets = Object.entries(VARIABLES_FROM[id] ?? {});
  return [
    `### ${given.title ?? summary}`,
    `${method} {{base}}${target.filter((part) => part !== '').join('?')}`,
    ...(secured ? ['Authorization: Bearer {{token}}'] : []),
    ...(body?.[0] === 'application/json' ? [`Content-Type: ${body[0]}`, '', fields] : []),
    ...(body?.[0] === 'multipart/form-data' ? multipart(schema, fields) : []),
    ...(sets.length === 0 ? [] : ['', '> {%']),
    ...sets.map(([name, place]) => `client.global.set('${name}', response.body.${place});`),
    ...(sets.length === 0 ? [] : ['%}']),
    '',
  ].join('\n');
}

/** @throws Error if the contract has no example of the field, such as 'Order.id' */
function exampleAt(schemas: Contract['components']['schemas'], place: string): unknown {
  const [schema = '', field = ''] = place.split('.');
  const example = schemas[schema]?.examples?.[0]?.[field];
  if (example === undefined) throw new Error(`The contract has no example of ${place}.`);
  return example;
}

/** The fields, and the files that are required: a picture next to the collection. */
function multipart({ properties = {}, required = [] }: Schema, fields: string): string[] {
  const part = (attributes: string, value: string): string[] => [
    '--part',
    `Content-Disposition: form-data; ${attributes}`,
    '',
    value,
  ];
  return [
    'Content-Type: multipart/form-data; boundary=part',
    '',
    ...Object.entries(JSON.parse(fields) as Record<string, string>).flatMap(([name, value]) =>
      part(`name="${name}"`, value),
    ),
    ...required
      .filter((name) => properties[name]?.format === 'binary')
      .flatMap((name) =>
        part(`name="${name}"; filename="picture.png"\nContent-Type: image/png`, '< ./picture.png'),
      ),
    '--part--',
  ];
}
