import { type Clock, errorResponse } from '@amana/mock-backend';
import { type OperationId, operationTable } from '@amana/api/contract';
import type { Answer, Deviation } from './deviations/answer.ts';

const NO_BODY = new Set([204, 304]);

export async function applyDeviations(
  deviations: readonly Deviation[],
  operationId: OperationId,
  clock: Clock,
  respond: () => Promise<Response>,
): Promise<Response> {
  const { changesState } = operationTable[operationId];
  const instead = deviations.find((deviation) => deviation.instead !== undefined)?.instead;
  let answer: Answer =
    instead === undefined ? await answerOf(await respond()) : await refusedAnswer(instead, clock);
  for (const { change } of deviations) answer = change?.(answer, changesState) ?? answer;
  if (answer.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, answer.delayMs));
  return answer.isCut ? Response.error() : responseOf(answer);
}

async function answerOf(response: Response): Promise<Answer> {
  const body: unknown = await response.json();
  // It is the tag of the answer without deviations.
  response.headers.delete('etag');
  return { status: response.status, headers: response.headers, body, delayMs: 0, isCut: false };
}

/** Adds the common headers to an answer that replaces the operation's. */
async function refusedAnswer(instead: Partial<Answer>, clock: Clock): Promise<Answer> {
  const answer = await answerOf(errorResponse(500, '', clock));
  for (const [name, value] of instead.headers ?? []) answer.headers.set(name, value);
  return { ...answer, ...instead, headers: answer.headers };
}

function responseOf({ status, headers, body }: Answer): Response {
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  return new Response(NO_BODY.has(status) ? null : (text ?? null), { status, headers });
}
