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
  const inspector = new Inspector(options);
  if (options.isFull && !(await isMock(options)))
    throw new Error(
      `--full changes data, and ${options.bases.control}/state does not say that this is the mock. Nothing was tried.`,
    );
  await tryRefusals(inspector, options);
  if (inspector.findings.every(({ status }) => status === null))
    throw new Error(
      `${options.bases.amana} does not answer: ${inspector.findings[0]?.differences[0]?.text ?? ''}`,
    );
  await tryPreflights(inspector, options);
  const reasons = new Map<OperationId, string>();
  const remember = (found: ReadonlyMap<OperationId, string>) =>
    found.forEach((why, id) => reasons.set(id, why));
  const { token, userId, accounts } = options;
  if (token !== null) remember(await tryReads(inspector, options.bases, { token, userId }));
  if (accounts !== null) remember(await runSandbox(inspector, options, accounts));
  if (options.isFull) await runFull(inspector);

  const { findings } = inspector;
  const hasReads = token !== null || accounts !== null;
  const reasonFor = (id: OperationId): string =>
    reasons.get(id) ?? (hasReads ? 'only refusals: it changes data' : 'only refusals: no --token');
  const succeeded = new Set(
    findings
      .filter(({ status, attempt }) => status === 200 && attempt !== 'as a preflight')
      .map(({ operationId }) => operationId),
  );
  const untried = apiOperations.filter((id) => !succeeded.has(id)).map((id) => [id, reasonFor(id)] as const);
  return { findings, untried: new Map(untried) };
}
