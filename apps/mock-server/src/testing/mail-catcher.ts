import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

export interface CaughtMail {
  readonly to: string;
  readonly source: string;
}

export interface MailCatcher {
  readonly port: number;
  caught(count: number): Promise<readonly CaughtMail[]>;
  close(): Promise<void>;
}

/** The minimum of RFC 5321 for a sender. */
export async function catchMail(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  let notify = (): void => undefined;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, (mail) => {
      mails.push(mail);
      notify();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async caught(count) {
      while (mails.length < count)
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      return mails;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const LINE_END = '\r\n';
const MAIL_END = '\r\n.\r\n';

function converse(socket: Socket, onMail: (mail: CaughtMail) => void): void {
  let received = '';
  let end = LINE_END;
  let to = '';
  const answerTo = (part: string): string => {
    if (end === MAIL_END) {
      onMail({ to, source: part });
      end = LINE_END;
      return '250 Kept';
    }
    to = /^RCPT TO:<(.*)>/i.exec(part)?.[1] ?? to;
    if (/^QUIT/i.test(part)) return '221 Bye';
    if (!/^DATA/i.test(part)) return '250 Fine';
    end = MAIL_END;
    return '354 Go on';
  };
  socket.write('220 catcher\r\n');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('utf8');
    for (let at = received.indexOf(end); at !== -1; at = received.indexOf(end)) {
      const part = received.slice(0, at);
      received = received.slice(at + end.length);
      socket.write(`${answerTo(part)}\r\n`);
    }
  });
}
