import { operationIds, operationTable } from '@amana/api/contract';
import { CLEAN_PNG } from '@amana/api/testing';
import { PERSONAS } from '@amana/mock-lab';
import { expect, test } from 'vitest';
import { aServer } from '../../testing/a-server.ts';

/** Sends the requests of a collection in turn, as an HTTP client does, and returns their titles and statuses. */
async function sendAll(collection: string): Promise<Record<string, number>> {
  const [, base = ''] = /^@base = (.+)$/m.exec(collection) ?? [];
  const variables = new Map([['base', base]]);
  const statuses: Record<string, number> = {};
  for (const request of collection.split(/^### /m).slice(1)) {
    const text = request.replaceAll(
      /\{\{(\w+)\}\}/g,
      (reference, name: string) => variables.get(name) ?? reference,
    );
    const [head = '', ...parts] = text.split('\n\n');
    const [title = '', line = '', ...headers] = head.trim().split('\n');
    const [method = '', url = ''] = line.split(' ');
    const [body = ''] = parts.join('\n\n').split(/\n*> \{%/);
    const [before = '', after] = body.trim().replaceAll('\n', '\r\n').split('< ./picture.png');
    const response = await fetch(url, {
      method,
      headers: headers.map((header) => header.split(': ') as [string, string]),
      ...(body.trim() === ''
        ? {}
        : { body: new Blob(after === undefined ? [before] : [before, CLEAN_PNG, after]) }),
    });
    const answer: unknown = await response.json();
    for (const [, name = '', place = ''] of text.matchAll(/set\('(\w+)', response\.body\.(.+)\);/g)) {
      let value = answer;
      for (const key of place.match(/\w+/g) ?? [])
        value = (value as Record<string, unknown> | undefined)?.[key];
      if (typeof value === 'string') variables.set(name, value);
    }
    statuses[title] = response.status;
  }
  return statuses;
}

test('amana.http: signs in and reaches every operation and record', async () => {
  const { url } = await aServer({ scenario: 'default' });
  const collection = await (await fetch(`${url}/docs/amana.http`)).text();

  const statuses = await sendAll(collection);

  const operations = operationIds.filter((id) => operationTable[id].api === 'amana');
  // One request each, but a sign-in for each persona, and two for a delivery.
  expect(Object.keys(statuses)).toHaveLength(operations.length + PERSONAS.length);
  expect(statuses).toMatchObject({
    'Sign in as Ngozi Eze': 400,
    'Sign in as Ada Obi': 200,
    'Refresh the tokens': 200,
    'Change the profile picture': 200,
    'Create an order': 200,
    'Approve an order': 200,
    'Make a temporary account to pay into': 200,
    'Read a transaction': 200,
    'Read the proof of payment of an order': 200,
    'Write to support': 200,
    'Read a thread': 200,
    'Cancel an order': 200,
  });
  // These requests end the session, so no other request may follow them.
  expect(Object.keys(statuses).slice(-3)).toEqual(['Change the password', 'Sign out', 'Delete an account']);
  const unexpected = Object.entries(statuses).filter(([, status]) => status === 404 || status >= 500);
  // The link of an order whose two parties are known invites nobody.
  expect(unexpected).toEqual([['Read what an order link invites to', 404]]);
});
