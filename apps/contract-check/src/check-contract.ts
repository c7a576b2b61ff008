import { type OperationId, operationTable } from '@amana/api/contract';
import { isMock, runFull } from './full-run.ts';
import { type Finding, Inspector } from './inspector.ts';
import type { CheckOptions } from './options.ts';
import { runSandbox } from './sandbox-run.ts';
import { tryReads } from './try-reads.ts';
import { apiOperations, tryPreflights, tryRefusals } from './try-refusals.ts';

export interface Report {
  readonly findings: readonly Finding[];
  readonly untried: ReadonlyMap<OperationId, string>;
}

/** Words the first answer of a server that refuses everything, and nothing as the contract describes; or null. */
function strangeAnswer({ findings, isKnownApi }: Inspector): string | null {
  const refuses = ({ status }: Finding) => status === null || (status >= 300 && status < 500);
  const first = findings.find(({ status }) => status !== null);
  if (isKnownApi || first === undefined || !findings.every(refuses)) return null;
  const { method, path } = operationTable[first.operationId];
  return `none of ${findings.length} calls was refused as the contract describes. The first, ${method} ${path} ${first.attempt}, was answered with status ${first.status}.`;
}

export async function checkContract(options: CheckOptions): Promise<Report> {
  const { bases, token, userId, accounts, isFull } = options;
  const inspector = new Inspector(options);
  const { findings } = inspector;
  if (isFull === true && !(await isMock(options)))
    throw new Error(
      `--full changes data, and ${bases.control}/state does not say that this is the mock. Nothing was tried.`,
    );
  await tryRefusals(inspector, options);
  if (findings.every(({ status }) => status === null))
    throw new Error(`${bases.amana} does not answer: ${findings[0]?.differences[0]?.text ?? ''}`);
  const stranger = strangeAnswer(inspector);
  if (stranger !== null) throw new Error(`${bases.amana} is not this API: ${stranger}`);
  await tryPreflights(inspector, options);
  const reasons = new Map([
    ...(token === undefined ? [] : await tryReads(inspector, bases, { token, userId })),
    ...(accounts === undefined ? [] : await runSandbox(inspector, options, accounts)),
    ...(isFull === true ? await runFull(inspector, options) : []),
  ]);

  const hasReads = token !== undefined || accounts !== undefined;
  const otherReason = `only refusals: ${hasReads ? 'it changes data' : 'no --token'}`;
  const succeeded = new Set(
    findings
      .filter(({ status, attempt }) => status === 200 && attempt !== 'as a preflight')
      .map(({ operationId }) => operationId),
  );
  const untried = apiOperations.filter((id) => !succeeded.has(id));
  const reasonOf = (id: OperationId) =>
    reasons.get(id) ?? (operationTable[id].optional ? 'optional, and no answer offers it' : otherReason);
  return { findings, untried: new Map(untried.map((id) => [id, reasonOf(id)])) };
}
