import type { Mail, WorldChange } from '@amana/mock-lab';
import { createTransport } from 'nodemailer';
import type { MailServer } from './option-values.ts';

export type MailForwarding = ReturnType<typeof forwardMail>;

const FROM = { name: 'Amana', address: 'no-reply@amana.test' };
const TIMEOUT_MS = 5_000;

/** Sends new mails to a mail catcher in the background, so that a failing one does not delay the API. */
export function forwardMail({ host, port }: MailServer, reportProblem: (line: string) => void) {
  // Mail catchers for development have neither encryption nor a password.
  const transport = createTransport({
    host,
    port,
    secure: false,
    ignoreTLS: true,
    pool: true,
    maxConnections: 1,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
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
      if (!isFailing) reportProblem(`Mail to ${host}:${port} is not delivered: ${reasonOf(error)}`);
      isFailing = true;
    }
  };

  return {
    forward(change: WorldChange): void {
      for (const mail of newMails(change)) last = last.then(() => send(mail));
    },
    async close(): Promise<void> {
      await last;
      transport.close();
    },
  };
}

/** The mails of a restored world were sent before. */
function newMails({ isWhole, rows }: WorldChange): Mail[] {
  const added = rows.filter(({ kind, after }) => kind === 'mails' && after !== null);
  return isWhole ? [] : added.map(({ after }) => after as Mail);
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1).join();
}
