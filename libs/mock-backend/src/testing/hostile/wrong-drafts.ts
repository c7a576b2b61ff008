import type { OperationId } from '@amana/api/contract';
import { requestSchemas } from '@amana/api/contract/testing';
import type { Random } from '../../simulation/random.ts';
import { type Draft, isDraftFile, isValid } from './draft.ts';
import { validDraft } from './valid-draft.ts';
import { wrongValues } from './wrong-values.ts';

type Change = (draft: Draft) => Draft;

const UNKNOWN_NAMES = [
  'extra',
  '__proto__',
  'constructor',
  'toString',
  '',
  ' ',
  'id[]',
  '$where',
  'isAdmin',
  'Role',
  'userId',
];

/** Every field of any response: values that only the server sets. */
const SERVER_OWNED = [...new Set(Object.values(requestSchemas).flatMap(({ answered }) => answered))];

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : isDraftFile(value) ? value.fileName : JSON.stringify(value);
}

type Entries<Value> = readonly (readonly [string, Value])[];

function set<Value>(entries: Entries<Value>, name: string, value: Value): Entries<Value> {
  const others = entries.filter(([other]) => other !== name);
  return [...others, [name, value]];
}

function bodyChanges(operationId: OperationId): Change[] {
  const { body, answered } = requestSchemas[operationId];
  if (body === undefined) return [];
  const properties = Object.entries(body.properties ?? {});
  const known = new Set(properties.map(([name]) => name));
  const foreign = [...answered, ...SERVER_OWNED, ...UNKNOWN_NAMES].filter((name) => !known.has(name));
  const misspelt = [...known].flatMap((name) => [name.toUpperCase(), `${name} `, `${name}[]`, `_${name}`]);
  return [
    ...properties.flatMap(([name, schema]) =>
      wrongValues(schema).map((value): Change => (draft) => ({
        ...draft,
        body: set(draft.body, name, value),
      })),
    ),
    ...[...known].map((name): Change => (draft) => ({
      ...draft,
      body: draft.body.filter(([other]) => other !== name),
    })),
    ...[...new Set([...foreign, ...misspelt])].flatMap((name) =>
      ['x', 1, null].map((value): Change => (draft) => ({ ...draft, body: [...draft.body, [name, value]] })),
    ),
    (draft) => ({ ...draft, body: [...draft.body, ...draft.body] }),
    ...properties.map(([name]): Change => (draft) => ({ ...draft, body: [...draft.body, [name, 'second']] })),
  ];
}

function addressChanges(operationId: OperationId): Change[] {
  const { path, query } = requestSchemas[operationId];
  const foreign = [...new Set([...SERVER_OWNED, ...UNKNOWN_NAMES])].filter((name) => !(name in query));
  return [
    ...Object.entries(path).flatMap(([name, schema]) =>
      wrongValues(schema).map((value): Change => {
        const text = textOf(value);
        return (draft) => ({ ...draft, path: { ...draft.path, [name]: text } });
      }),
    ),
    ...Object.entries(query).flatMap(([name, schema]) => [
      ...wrongValues(schema).map((value): Change => (draft) => ({
        ...draft,
        query: set(draft.query, name, textOf(value)),
      })),
      (draft: Draft): Draft => ({ ...draft, query: [...draft.query, [name, '1'], [name, '2']] }),
    ]),
    ...foreign.flatMap((name) =>
      ['', '1', 'true'].map((value): Change => (draft) => ({
        ...draft,
        query: [...draft.query, [name, value]],
      })),
    ),
    (draft) => ({ ...draft, query: [...draft.query, ...draft.query] }),
  ];
}

/** An empty segment, dots or slashes would make it another path. */
function isOneSegment(text: string): boolean {
  return text !== '' && !/^\.{1,2}$/.test(text) && text.isWellFormed();
}

/** Each mutation alone, then several combined, as many as needed; only requests that the contract refuses. */
export function* wrongDrafts(operationId: OperationId, random: Random): Generator<Draft> {
  const valid = validDraft(operationId);
  const inAddress = addressChanges(operationId);
  // Bodies first, because an address can be wrong in fewer ways.
  const changes = [...bodyChanges(operationId), ...inAddress];
  const isWrong = (draft: Draft) =>
    Object.values(draft.path).every(isOneSegment) && !isValid(operationId, draft);
  for (const change of shuffled(changes, random)) {
    const draft = change(valid);
    if (isWrong(draft)) yield draft;
  }
  for (;;) {
    const several = Array.from({ length: 2 + random.below(3) }, () => changes[random.below(changes.length)]);
    const draft = several.reduce((changed, change) => change?.(changed) ?? changed, valid);
    if (isWrong(draft)) yield draft;
  }
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
