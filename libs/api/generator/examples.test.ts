import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { answerIssues } from '../src/contract/testing.ts';
import type { OperationId } from '../src/contract/operations.ts';
import { type ApiDocument, type Schema, allOperations, componentName } from './api-document.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../generated/${name}.json`), 'utf8')) as ApiDocument;

const documents = { amana: read('amana'), control: read('control') };
const { schemas } = documents.amana.components;

/** What an example server answers: the schema's own example, or one put together from those of its parts. */
function exampleOf(schema: Schema): unknown {
  const named = componentName(schema);
  if (named !== undefined) return exampleOf(schemas[named] ?? {});
  const { examples, oneOf, properties, items } = schema as {
    examples?: unknown[];
    oneOf?: Schema[];
    properties?: Record<string, Schema>;
    items?: Schema;
  };
  if (examples !== undefined) return examples[0];
  if (oneOf?.[0] !== undefined) return exampleOf(oneOf[0]);
  if (items !== undefined) return [exampleOf(items)];
  if (properties === undefined) return undefined;
  const fields = Object.entries(properties).map(([name, inner]) => [name, exampleOf(inner)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

const bodies = allOperations(documents).flatMap(({ id, api, answers }) =>
  api === 'amana' && answers['200'] !== undefined ? [[id, answers['200']] as const] : [],
);

test.each(bodies)('%s: its success has an example, which is valid', (id, schema) => {
  const example = exampleOf(schema);

  expect(answerIssues(id as OperationId, 200, example)).toBeUndefined();
  // Example servers make up a text where a part has no example, and the app shows the message.
  if (schemas[componentName(schema) ?? '']?.['examples'] === undefined)
    expect(example).toHaveProperty('message');
});

test('every request body has an example, except an upload of one file', () => {
  const missing = allOperations(documents).flatMap(({ id, api, body }) => {
    const named = componentName(body?.schema);
    if (api === 'control' || named === undefined) return [];
    return schemas[named]?.['examples'] === undefined ? [id] : [];
  });

  expect(missing).toEqual(['updateProfilePicture']);
});

test('the examples are of one trade: their ids fit together', () => {
  const example = (name: string) => exampleOf(schemas[name] ?? {}) as Record<string, unknown>;
  const [user, order, transaction] = ['User', 'Order', 'Transaction'].map(example);
  const [dispute, message, account] = ['Dispute', 'Message', 'PaymentAccount'].map(example);

  expect(example('Session')['user']).toEqual(user);
  expect(order).toMatchObject({ buyerId: user?.['userId'], transactionId: transaction?.['id'] });
  expect(transaction).toMatchObject({
    orderId: order?.['id'],
    senderId: order?.['buyerId'],
    recipientId: order?.['sellerId'],
    orderStatus: order?.['orderStatus'],
    phoneNumber: order?.['phoneNumber'],
  });
  expect(dispute).toMatchObject({
    orderId: order?.['id'],
    transactionId: transaction?.['id'],
    createdByUserId: user?.['userId'],
  });
  expect(message).toMatchObject({ threadId: dispute?.['id'], senderId: user?.['userId'] });
  expect(account).toMatchObject({
    transactionId: transaction?.['id'],
    accountNumber: transaction?.['paymentAccountNumber'],
    accountNumberExpiry: transaction?.['accountExpirationTime'],
    amount: order?.['totalAmount'],
  });
  expect(example('CreatedOrder')['id']).toBe(order?.['id']);
  expect(example('CreatedThread')['threadId']).toBe(dispute?.['id']);
});

test('a default is a valid value of its field, and every format is one of JSON Schema or of the contract', () => {
  const text = JSON.stringify(documents.amana);

  expect(text).not.toMatch(/"format":"phone"/);
  expect(text).not.toMatch(/Id","default":""/);
});

test('every amount of whole kobo is valid for tools that divide floats', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: { amana: documents.amana } });
  const isOrder = ajv.compile({ $ref: 'amana#/components/schemas/Order' });
  const order = exampleOf({ $ref: '#/components/schemas/Order' }) as object;
  const golden = [999, 34.97, 2.62, 1_036.59, 961.41, 71_428, 2_499.98, 187.5, 74_115.48, 68_740.52];
  const amounts = [...golden, ...Array.from({ length: 5_000 }, (_, step) => (step * 1_701) / 100)];

  const refused = amounts.filter(
    (amount) => !isOrder({ ...order, amount, charges: amount, vat: amount, totalAmount: amount }),
  );

  expect(refused).toEqual([]);
  expect(JSON.stringify(documents)).not.toContain('multipleOf');
});
