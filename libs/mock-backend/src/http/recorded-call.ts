import { type OperationId, operationTable } from '@amana/api/contract';
import type { RecordedCall } from '../simulation/event-recorder.ts';

/** Fields whose values are never recorded, with the shell variable that replaces each. */
const SECRETS: Readonly<Record<string, string>> = {
  password: 'PASSWORD',
  confirmPassword: 'PASSWORD',
  currentPassword: 'PASSWORD',
  newPassword: 'NEW_PASSWORD',
  confirmNewPassword: 'NEW_PASSWORD',
  resetToken: 'LINK_TOKEN',
  token: 'LINK_TOKEN',
  refreshToken: 'REFRESH_TOKEN',
  accessToken: 'ID_TOKEN',
  tokenId: 'ID_TOKEN',
  ConfirmationCode: 'CODE',
};
const MARK = '\uE000';
const HIDDEN = new RegExp(`${MARK}(\\w+)${MARK}`, 'g');
/** Larger bodies are not recorded, in characters. */
const BODY_MOST = 4_000;

/** Records a call with its curl command; variables replace secrets, and `$AMANA` the server's address. */
export function recordedCall(
  operationId: OperationId,
  request: Request,
  { pathname, searchParams }: URL,
  body: unknown,
  status: number,
): RecordedCall {
  const { method, body: kind, secured, api } = operationTable[operationId];
  const path = `${pathname}${queryOf(searchParams)}`;
  const parts = [`curl -X ${method} "$AMANA"${quoted(path)}`];
  if (secured) parts.push('-H "authorization: Bearer $TOKEN"');
  if (api === 'control' && request.headers.has('x-control-key'))
    parts.push('-H "x-control-key: $CONTROL_KEY"');
  if (kind === 'json') parts.push("-H 'content-type: application/json'", `-d ${jsonArgument(body)}`);
  if (kind === 'multipart') parts.push(...formArguments(body));
  return { method, path: path.replaceAll(HIDDEN, '$$$1'), operationId, status, curl: parts.join(' ') };
}

function queryOf(query: URLSearchParams): string {
  const pairs = [...query].map(([name, value]) => {
    const secret = SECRETS[name];
    return `${encodeURIComponent(name)}=${secret === undefined ? encodeURIComponent(value) : hidden(secret)}`;
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function jsonArgument(body: unknown): string {
  const json = JSON.stringify(body, (name, value: unknown) => {
    const secret = SECRETS[name];
    return secret === undefined || typeof value !== 'string' ? value : hidden(secret);
  });
  return json.length > BODY_MOST ? '@body.json' : quoted(json);
}

function formArguments(body: unknown): string[] {
  return Object.entries(Object(body) as Record<string, unknown>).map(([name, value]) => {
    if (value instanceof File) return `-F ${quoted(`${name}=@${value.name}`)}`;
    const secret = SECRETS[name];
    return `--form-string ${quoted(`${name}=${secret === undefined ? String(value) : hidden(secret)}`)}`;
  });
}

function hidden(secret: string): string {
  return `${MARK}${secret}${MARK}`;
}

function quoted(text: string): string {
  const whole = `'${text.includes("'") ? text.replaceAll("'", String.raw`'\''`) : text}'`;
  return whole.includes(MARK) ? whole.replaceAll(HIDDEN, `'"$$$1"'`) : whole;
}
