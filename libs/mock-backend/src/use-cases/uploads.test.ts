import type { OperationId } from '@amana/api/contract';
import { requestSchemas } from '@amana/api/testing/request-schemas';
import {
  CHAT_UPLOAD,
  EVIDENCE_UPLOAD,
  PROFILE_PICTURE_UPLOAD,
  UPLOAD_MAX_BYTES,
  type UploadRule,
} from '@amana/domain';
import { beforeAll, expect, test } from 'vitest';
import { type AccessWorld, createAccessWorld } from '../testing/access/access-world.ts';

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

/** Name, declared type and first bytes of allowed and refused kinds, and of names that phones give. */
const FILES: Readonly<Record<string, { name: string; type: string; head: readonly number[] }>> = {
  jpeg: { name: 'a.jpg', type: 'image/jpeg', head: [0xff, 0xd8, 0xff, 0xe0] },
  png: { name: 'a.PNG', type: 'image/png', head: [0x89, ...ascii('PNG\r\n\u001a\n')] },
  gif: { name: 'a.gif', type: 'image/gif', head: ascii('GIF89a') },
  webp: { name: 'a.webp', type: 'image/webp', head: [...ascii('RIFF'), 36, 0, 0, 0, ...ascii('WEBPVP8 ')] },
  heic: { name: 'a.heic', type: 'image/heic', head: [0, 0, 0, 24, ...ascii('ftypheic')] },
  pdf: { name: 'a.pdf', type: 'application/pdf', head: ascii('%PDF-1.7\n') },
  doc: { name: 'a.doc', type: 'application/msword', head: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  docx: {
    name: 'a.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    head: ascii('PK\u0003\u0004....word/document.xml'),
  },
  page: { name: 'a.html', type: 'text/html', head: ascii('<!doctype html><script>alert(1)</script>') },
  drawing: {
    name: 'a.svg',
    type: 'image/svg+xml',
    head: ascii('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  },
  program: { name: 'a.exe', type: 'application/x-msdownload', head: ascii('MZ\u0090') },
  script: { name: 'a.jpg.js', type: 'text/javascript', head: ascii('alert(1)') },
  nothing: { name: 'a', type: '', head: [] },
  alias: { name: 'a.jfif', type: 'image/*', head: [] },
  copy: { name: 'a.pdf (1)', type: 'application/x-pdf', head: [] },
};
const WHAT = Object.keys(FILES);

interface Place {
  readonly operationId: OperationId;
  readonly rule: UploadRule;
  readonly request: (accessWorld: AccessWorld, file: File) => Promise<Request>;
}

const PLACES: readonly Place[] = [
  {
    operationId: 'updateOrderDelivery',
    rule: EVIDENCE_UPLOAD,
    request: ({ backend, trades, people }, UploadEvidence) =>
      backend.request('updateOrderDelivery', {
        as: people.chidi,
        body: { TransactionId: trades.paid.transactionId, OrderStatus: 'Shipped', UploadEvidence },
      }),
  },
  {
    operationId: 'createDispute',
    rule: EVIDENCE_UPLOAD,
    request: ({ backend, trades, people }, Document) =>
      backend.request('createDispute', {
        as: people.ada,
        body: {
          TransactionId: trades.paid.transactionId,
          CreatedByUserId: people.ada.userId,
          DisputeCategory: 'Others',
          Title: 'Title',
          Note: 'Note',
          Document,
        },
      }),
  },
  {
    operationId: 'sendMessage',
    rule: CHAT_UPLOAD,
    request: ({ backend, trades, people }, Image) =>
      backend.request('sendMessage', {
        as: people.ada,
        body: { ThreadId: trades.disputed.disputeId, SenderId: people.ada.userId, Message: '', Image },
      }),
  },
  {
    operationId: 'updateProfilePicture',
    rule: PROFILE_PICTURE_UPLOAD,
    request: ({ backend, people }, ProfilePictureFile) =>
      backend.request('updateProfilePicture', {
        as: people.ada,
        path: { id: people.ada.userId },
        body: { ProfilePictureFile },
      }),
  },
];

let accessWorld: AccessWorld;
beforeAll(async () => {
  accessWorld = await createAccessWorld();
});

function fileOf(named: string, declared: string, held: string): File {
  const bytes = Uint8Array.from(FILES[held]?.head ?? []);
  return new File([bytes], FILES[named]?.name ?? '', { type: FILES[declared]?.type ?? '' });
}

test('every operation with a file is covered', () => {
  const takesFile = Object.entries(requestSchemas)
    .filter(([, { body }]) => Object.values(body?.properties ?? {}).some(({ format }) => format === 'binary'))
    .map(([operationId]) => operationId);

  expect(PLACES.map(({ operationId }) => operationId).toSorted()).toEqual(takesFile.toSorted());
});

test.each(PLACES)(
  '$operationId: judges a file by its content, not by name or type',
  async ({ operationId, rule, request }) => {
    await accessWorld.reset();
    const { backend } = accessWorld;
    const before = backend.fingerprint();
    const allowed: readonly string[] = rule.kinds;

    for (const named of WHAT)
      for (const held of WHAT) {
        const { status } = await backend.send(
          operationId,
          await request(accessWorld, fileOf(named, named, held)),
        );
        const what = `${named} with ${held}`;
        expect([what, status]).toEqual([what, allowed.includes(held) ? 200 : 415]);
        if (status === 200) await accessWorld.reset();
      }

    expect(backend.fingerprint()).toBe(before);
  },
);

test.each(PLACES)(
  '$operationId accepts 5,242,880 bytes and not one more',
  async ({ operationId, request }) => {
    const { backend } = accessWorld;
    const picture = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(FILES['jpeg']?.head ?? []);
      return new File([bytes], 'a.jpg', { type: 'image/jpeg' });
    };
    await accessWorld.reset();
    const before = backend.fingerprint();

    expect(UPLOAD_MAX_BYTES).toBe(5_242_880);
    expect(
      (await backend.send(operationId, await request(accessWorld, picture(UPLOAD_MAX_BYTES + 1)))).status,
    ).toBe(413);
    expect(backend.fingerprint()).toBe(before);
    expect(
      (await backend.send(operationId, await request(accessWorld, picture(UPLOAD_MAX_BYTES)))).status,
    ).toBe(200);
  },
);

test.each([
  ['copy', 'pdf', 'a.pdf%20(1).pdf'],
  ['alias', 'jpeg', 'a.jfif.jpg'],
  ['page', 'png', 'a.html.png'],
])('a file with the name of %s and the content of %s is served as %s', async (named, held, name) => {
  await accessWorld.reset();
  const { backend } = accessWorld;
  const [shipping] = PLACES;
  const sent = await shipping?.request(accessWorld, fileOf(named, named, held));
  if (sent !== undefined) await backend.send('updateOrderDelivery', sent);
  const { evidenceId } = backend.world.tables.orders.get(accessWorld.trades.paid.orderId) ?? {};

  const url = `http://amana.test/mock/v1/uploads/${evidenceId ?? ''}`;
  const { headers } = await backend.backend.fetch(new Request(url));

  expect(headers.get('content-type')).toBe(FILES[held]?.type);
  expect(headers.get('content-disposition')).toContain(name);
});

test('an uploaded file is served with its own media type, never as a page', async () => {
  await accessWorld.reset();
  const { backend } = accessWorld;
  const place = PLACES[2];
  for (const kind of CHAT_UPLOAD.kinds) {
    const file = new File([fileOf(kind, kind, kind)], `"><script>\r\n\u202e.${FILES[kind]?.name ?? ''}`, {
      type: FILES[kind]?.type ?? '',
    });
    const sent =
      place === undefined
        ? undefined
        : await backend.send('sendMessage', await place.request(accessWorld, file));
    const { imageUrl } = (sent?.body as { data: { imageUrl: string } }).data;

    const { headers, status } = await backend.backend.fetch(new Request(`http://amana.test${imageUrl}`));

    expect([kind, status, headers.get('content-type')]).toEqual([kind, 200, FILES[kind]?.type]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toMatch(
      /^(inline|attachment); filename\*=UTF-8''[\w%.!~*'()-]+$/,
    );
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  }
});

test('a replaced picture and one of a deleted account: not found', async () => {
  await accessWorld.reset();
  const { backend, people } = accessWorld;
  const { userId: id } = people.tunde;
  const put = async () => {
    const body = { ProfilePictureFile: fileOf('jpeg', 'jpeg', 'jpeg') };
    return (await backend.call('updateProfilePicture', { as: 'tunde', path: { id }, body })).data ?? '';
  };
  const statusOf = async (url: string) =>
    (await backend.backend.fetch(new Request(`http://amana.test${url}`))).status;
  const [first, second] = [await put(), await put()];

  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  await backend.call('deleteUser', { as: 'tunde', path: { id } });
  expect(await statusOf(second)).toBe(404);
});
