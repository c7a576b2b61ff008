import type { OperationId } from '@amana/api/contract';
import type { Finding } from './inspector.ts';
import { Inspector } from './inspector.ts';
import type { CheckOptions } from './options.ts';
import { isSandbox, runFull } from './sandbox.ts';
import { tryReads } from './try-reads.ts';
import { apiOperations, tryRefusals } from './try-refusals.ts';

export interface Report {
  readonly findings: readonly Finding[];
  /** Operations without a successful answer, with the reason. */
  readonly untried: ReadonlyMap<OperationId, string>;
}

/** Throws where the API does not answer, or is not a sandbox that a full run may change. */
export async function checkContract(options: CheckOptions): Promise<Report> {
  const inspector = new Inspector(options);
  if (options.isFull && !(await isSandbox(options)))
    throw new Error(
      `--full changes data, and ${options.bases.control}/state does not say that this is a sandbox. Nothing was tried.`,
    );
  await tryRefusals(inspector, options);
  if (inspector.findings.every(({ status }) => status === null))
    throw new Error(`${options.bases.amana} does not answer: ${inspector.findings[0]?.differences[0] ?? ''}`);
  const unread = options.token === null ? null : await tryReads(inspector, options);
  if (options.isFull) await runFull(inspector);

  const { findings } = inspector;
  const reasonFor = (id: OperationId): string =>
    unread?.get(id) ?? (unread === null ? 'only refusals: no --token' : 'only refusals: it changes data');
  const succeeded = new Set(
    findings.filter(({ status }) => status === 200).map(({ operationId }) => operationId),
  );
  const untried = apiOperations.filter((id) => !succeeded.has(id)).map((id) => [id, reasonFor(id)] as const);
  return { findings, untried: new Map(untried) };
}
