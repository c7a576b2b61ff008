import { kobo } from '@amana/domain';
import { expect, test } from 'vitest';
import { Ledger } from '../store/ledger.ts';
import { createTables } from '../store/tables.ts';
import { EventLog, Recorder } from './event-recorder.ts';

const CALL = { method: 'POST', path: '/x', operationId: 'x', status: 200, curl: 'curl' };

function newRecorder() {
  const { events: rows, ledgerEntries } = createTables();
  const [events, ledger] = [new EventLog(rows), new Ledger(ledgerEntries)];
  const recorder = new Recorder(events, ledgerEntries);
  return {
    recorder,
    note: (type: string) => recorder.note({ atMs: 0, type, orderId: null, text: type }),
    mail: (id: string) =>
      recorder.mailed({
        id,
        atMs: 0,
        to: 'a',
        subject: 's',
        kind: 'notice',
        text: '',
        link: null,
        code: null,
      }),
    post: () =>
      ledger.post({ atMs: 0, orderId: null, debit: 'a', credit: 'b', amountKobo: kobo(1), memo: '' }),
    told: () =>
      events.after(0).map(({ type, why, call, ledger: moved, mailId, notificationIds }) => ({
        what: `${type}: ${why}`,
        isCall: call !== null,
        came: [...moved, mailId, ...notificationIds],
      })),
  };
}

test('an event: includes earlier ledger entries and later mail', async () => {
  const { recorder, note, mail, post, told } = newRecorder();
  const end = recorder.begin('asked');

  await post();
  note('first');
  mail('m1');
  recorder.notified('n1');
  await post();
  note('second');
  recorder.notified('n2');
  await end(CALL);

  expect(told()).toEqual([
    { what: 'first: asked', isCall: true, came: ['1', 'm1', 'n1'] },
    { what: 'second: asked', isCall: true, came: ['2', null, 'n2'] },
  ]);
});

test('a second mail, or a mail without an event: becomes an event', async () => {
  const { recorder, note, mail, told } = newRecorder();

  await recorder.during('by itself', () => mail('m1'));
  await recorder.during('by itself', () => {
    note('first');
    mail('m2');
    mail('m3');
  });

  expect(told().map(({ what, came }) => [what, came[0]])).toEqual([
    ['mail.sent: by itself', 'm1'],
    ['first: by itself', 'm2'],
    ['mail.sent: by itself', 'm3'],
  ]);
});

test('events that a call causes early: belong to it, each with its cause', async () => {
  const { recorder, note, post, told } = newRecorder();
  const end = recorder.begin('asked');

  note('moved');
  await recorder.during('due', async () => {
    await post();
    note('paid');
  });
  await end(CALL);

  expect(told()).toEqual([
    { what: 'moved: asked', isCall: true, came: [null] },
    { what: 'paid: due', isCall: true, came: ['1', null] },
  ]);
});
