import type { Inspector } from './inspector.ts';
import type { CheckOptions } from './options.ts';
import type { Difference } from './grade.ts';
import { sendRequest } from './send-request.ts';

/** Loads linked files like the app, and reports the sites that its configuration must name. */
export async function tryFiles(
  inspector: Inspector,
  { bases, fileOrigins, limitMs }: CheckOptions,
): Promise<void> {
  const allowed = [new URL(bases.amana).origin, ...fileOrigins];
  for (const [url, operationId] of inspector.files) {
    const { origin } = new URL(url);
    const answer = await sendRequest(new Request(url), limitMs);
    const differences: Difference[] = [];
    if (!allowed.includes(origin))
      differences.push({ grade: 'degrades', text: `${origin} has to be named in the setting fileOrigins` });
    if (answer.status === null) differences.push({ grade: 'degrades', text: answer.reason });
    else if (answer.status !== 200)
      differences.push({ grade: 'degrades', text: `status ${answer.status}, expected 200` });
    else if (/html|javascript/i.test(answer.headers.get('content-type') ?? ''))
      differences.push({ grade: 'breaks', text: 'the file is served as a page or a script' });
    inspector.add({ operationId, attempt: `the file ${url}`, status: answer.status, differences });
  }
}
