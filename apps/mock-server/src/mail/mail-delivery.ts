import type { Mail, WorldChange } from '@amana/mock-backend';
import { createTransport } from 'nodemailer';
import type { MailServer } from '../option-values.ts';

/** Sends on what the mailbox gets. Nobody waits for it: a mail server that is down is no trouble of the API's. */
export interface MailDelivery {
  /** Delivers the mails of a change, in their order. */
  deliver(change: WorldChange): void;
  /** Gives what is under way a moment. */
  close(): Promise<void>;
}

const FROM = { name: 'Amana', address: 'no-reply@amana.test' };
const PATIENCE_MS = 5_000;

export function deliverTo({ host, port }: MailServer, complain: (line: string) => void): MailDelivery {
  // A mail catcher on a machine for development: no encryption, no password.
  const transport = createTransport({
    host,
    port,
    secure: false,
    ignoreTLS: true,
    pool: true,
    maxConnections: 1,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  let last: Promise<void> = Promise.resolve();
  let isFailing = false;

  const send = async ({ id, to, subject, text, atMs, kind }: Mail): Promise<void> => {
    try {
      const messageId = `<${id}@amana.test>`;
      const headers = { 'X-Amana-Kind': kind };
      await transport.sendMail({ from: FROM, to, subject, text, date: new Date(atMs), messageId, headers });
      isFailing = false;
    } catch (error) {
      // Once, not with every mail of an evening.
      if (!isFailing) complain(`Mail to ${host}:${port} is not delivered: ${reasonOf(error)}`);
      isFailing = true;
    }
  };

  return {
    deliver(change) {
      for (const mail of newMails(change)) last = last.then(() => send(mail));
    },
    async close() {
      await last;
      transport.close();
    },
  };
}

/** The mails of a whole world that was restored were sent before. */
function newMails({ isWhole, rows }: WorldChange): Mail[] {
  const added = rows.filter(({ kind, after }) => kind === 'mails' && after !== null);
  return isWhole ? [] : added.map(({ after }) => after as Mail);
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1).join();
}
