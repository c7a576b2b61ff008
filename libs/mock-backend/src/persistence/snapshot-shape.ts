import type { ModelName } from '../store/rows.ts';
import { models } from '../store/models.ts';
import type { Shape } from '../store/shape.ts';
import { listOf, number, oneOf, orNull, pairOf, recordOf, text, yesOrNo } from '../store/shape.ts';
import { SNAPSHOT_VERSION } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';

const setting = orNull(number);

const LEDGER_ENTRY = recordOf({
  id: number,
  atMs: number,
  orderId: orNull(text),
  debit: text,
  credit: text,
  amountKobo: Number.isSafeInteger,
  memo: text,
});

const EVENT = recordOf({
  seq: number,
  atMs: number,
  type: text,
  orderId: orNull(text),
  text,
  why: text,
  call: orNull(recordOf({ method: text, path: text, operationId: text, status: number, curl: text })),
  ledger: listOf(text),
  mailId: orNull(text),
  notificationIds: listOf(text),
});

const MAIL = recordOf({
  id: text,
  to: text,
  subject: text,
  kind: oneOf('confirm-email', 'reset-password', 'confirmation-code', 'notice'),
  text,
  link: orNull(text),
  code: orNull(text),
  atMs: number,
});

const TOKEN_GRANT = recordOf({
  kind: oneOf('access', 'refresh', 'confirm-email', 'reset-password'),
  userId: text,
  familyId: text,
  expiresAtMs: number,
  used: yesOrNo,
});

const TABLES = {
  users: rowsOf('user'),
  bankAccounts: rowsOf('bankAccount'),
  notifications: rowsOf('notification'),
  orders: rowsOf('order'),
  transactions: rowsOf('transaction'),
  accounts: rowsOf('account'),
  transfers: rowsOf('transfer'),
  disputes: rowsOf('dispute'),
  messages: rowsOf('message'),
} satisfies Record<keyof Snapshot['tables'], Shape>;

export const TABLE_NAMES: readonly string[] = Object.keys(TABLES);

/** The shape of a snapshot whose deadlines are of these types, and whose world began as one of these scenarios. */
export function snapshotShape(deadlineTypes: readonly string[], scenarios: readonly string[]): Shape {
  return recordOf({
    version: oneOf(SNAPSHOT_VERSION),
    scenario: oneOf(...scenarios),
    nowMs: number,
    frozen: yesOrNo,
    settings: recordOf({
      autoPayAfterMs: setting,
      accountLifetimeMs: number,
      settlementStepMs: number,
      accessTokenLifetimeMs: number,
      supportReplyAfterMs: setting,
    }),
    faults: recordOf({
      latencyMs: number,
      jitterMs: number,
      failureRate: number,
      offline: yesOrNo,
      failNext: listOf(recordOf({ operationId: text, status: number, times: number })),
    }),
    random: orNull(listOf(number)),
    counters: listOf(pairOf(text, number)),
    tables: recordOf(TABLES),
    deadlines: recordOf({ nextId: number, deadlines: listOf(deadline(deadlineTypes)) }),
    ledger: listOf(LEDGER_ENTRY),
    events: listOf(EVENT),
    mails: listOf(MAIL),
    uploads: listOf(recordOf({ id: text, ownerId: text, name: text, mediaType: text, base64: text })),
    tokens: listOf(pairOf(text, TOKEN_GRANT)),
    tries: listOf(pairOf(text, recordOf({ count: number, untilMs: number }))),
  } satisfies Record<keyof Snapshot, Shape>);
}

function deadline(types: readonly string[]): Shape {
  return recordOf({
    id: number,
    atMs: number,
    type: oneOf(...types),
    orderId: orNull(text),
    text,
    subject: text,
  });
}

function rowsOf(model: ModelName): Shape {
  const shapes: Record<string, Shape> = {};
  for (const [name, definition] of Object.entries(models[model])) shapes[name] = fieldShape(definition);
  return listOf(recordOf({ ...shapes, id: text }));
}

/** Told by the value that a field's definition makes up; a definition that is no function may also hold nothing. */
function fieldShape(definition: unknown): Shape {
  if (typeof definition !== 'function') return (value) => value === null || text(value) || number(value);
  const sample: unknown = Reflect.apply(definition, undefined, []);
  return typeof sample === 'number' ? number : (value) => typeof value === typeof sample;
}
