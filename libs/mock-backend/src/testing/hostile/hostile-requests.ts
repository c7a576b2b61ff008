import { type OperationId, operationTable, validateBody } from '@amana/api/contract';
import { createRandom } from '../../simulation/random.ts';
import { matchOperation } from '../../http/match-operation.ts';
import { isValid } from './draft.ts';
import { rawBodies } from './raw-bodies.ts';
import { type RawRequest, rawRequest } from './raw-request.ts';
import { validDraft } from './valid-draft.ts';
import { wrongDrafts } from './wrong-drafts.ts';

/** Whether the contract accepts the bytes after all, as the server reads them. */
async function isTaken(operationId: OperationId, { headers, body }: RawRequest): Promise<boolean> {
  const kind = operationTable[operationId].body;
  const type = headers['content-type'] ?? '';
  try {
    if (kind === 'json')
      return (
        type === 'application/json' &&
        validateBody(operationId, JSON.parse(new TextDecoder().decode(body ?? undefined))).ok
      );
    if (!type.startsWith('multipart/form-data;')) return false;
    const form = await new Response(body, { headers }).formData();
    const fields = [...form].filter(
      ([, value]) => !(value instanceof File && value.size === 0 && value.name === ''),
    );
    const isDoubled = new Set(fields.map(([name]) => name)).size < fields.length;
    return !isDoubled && validateBody(operationId, Object.fromEntries(fields)).ok;
  } catch {
    return false;
  }
}

/** The valid request with a method or an address that no operation has. */
function misaddressed(request: RawRequest): RawRequest[] {
  const [path = '', query] = request.target.split('?');
  const rest = query === undefined ? '' : `?${query}`;
  const targets = [
    `${path}/`,
    path.replace('/v1/', '/v1//'),
    path.toLowerCase(),
    `${path}/x`,
    path.replace('/v1/', '/v2/'),
  ];
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  return [
    ...targets.map((target) => ({ ...request, target: `${target}${rest}`, kind: 'no such address' })),
    ...methods.map((method) => ({ ...request, method, kind: 'no such method' })),
  ].filter(({ method, target }) => !isAddress(method, target));
}

function isAddress(method: string, target: string): boolean {
  return matchOperation(method, target.split('?')[0] ?? '') !== null;
}

/** `count` different requests that the contract refuses; the same ones for the same seed. */
export async function hostileRequests(
  operationId: OperationId,
  count: number,
  seed: string,
): Promise<readonly RawRequest[]> {
  const random = createRandom(`${seed} ${operationId}`);
  const valid = validDraft(operationId);
  if (!isValid(operationId, valid)) throw new Error(`No valid request of ${operationId} could be made up`);
  const right = rawRequest(operationId, valid, 'right');
  const requests = [...misaddressed(right)];
  for (const raw of rawBodies(right, random)) if (!(await isTaken(operationId, raw))) requests.push(raw);
  for (const draft of wrongDrafts(operationId, random)) {
    if (requests.length >= count) break;
    requests.push(rawRequest(operationId, draft, 'not of the contract'));
  }
  return requests;
}
