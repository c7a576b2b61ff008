import type { OperationId } from '@amana/api/contract';
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
  return { findings, untried: new Map(untried.map((id) => [id, reasons.get(id) ?? otherReason])) };
}
