import { randomUUID } from 'node:crypto';
import type { Mail } from '@amana/mock-backend';
import type { MockServer } from '../start-mock-server.ts';

export async function sendTestMail(
  { backend }: MockServer,
  mail: Partial<Mail> & Pick<Mail, 'to' | 'subject'>,
): Promise<void> {
  const { tables, clock } = backend.host.world;
  const rest = { id: randomUUID(), kind: 'notice', text: 'Nothing new.', link: null, code: null } as const;
  await tables.mails.create({ ...rest, atMs: clock.now(), ...mail });
}
