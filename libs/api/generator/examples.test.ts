import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerIssues } from '../src/contract/validate-answer.ts';
import type { OperationId } from '../src/contract/operations.ts';
import { type ApiDocument, type Schema, allOperations, componentName, isReference } from './api-document.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../generated/${name}.json`), 'utf8')) as ApiDocument;

const documents = { amana: read('amana'), control: read('control') };
const { schemas } = documents.amana.components;

/** What an example server answers: the schema's own example, or one put together from those of its parts. */
function exampleOf(schema: Schema): unknown {
  if (isReference(schema)) return exampleOf(schemas[componentName(schema)] ?? {});
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
  if (isReference(schema) && schemas[componentName(schema)]?.['examples'] === undefined)
    expect(example).toHaveProperty('message');
});

test('every request body has an example, except an upload of one file', () => {
  const missing = allOperations(documents).flatMap(({ id, api, body }) => {
    if (api === 'control' || body === undefined || !isReference(body.schema)) return [];
    return schemas[componentName(body.schema)]?.['examples'] === undefined ? [id] : [];
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
