import { type RequestOptions, Agent, request as httpRequest } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

/** Sends bytes unchanged over persistent connections; fetch would normalise them. */
export function rawClient(origin: string) {
  const agent = new Agent({ keepAlive: true });
  const send = (
    { path, method, headers }: Pick<RequestOptions, 'path' | 'method' | 'headers'>,
    body: Uint8Array | null,
  ): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const outgoing = httpRequest(origin, { agent, path, method, headers }, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => (text += chunk));
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }),
        );
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
}
