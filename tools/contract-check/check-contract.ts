import type { OperationId } from '@amana/api/contract';
import { runFull } from './full-run.ts';
import type { Finding } from './inspector.ts';
import { Inspector } from './inspector.ts';
import type { CheckOptions } from './options.ts';
import { tryReadings } from './readings.ts';
import { apiOperations, tryRefusals } from './refusals.ts';
import { isSandbox } from './sandbox.ts';

export interface Report {
  readonly findings: readonly Finding[];
  /** What was tried with a refusal at most, and why not more. */
  readonly untried: ReadonlyMap<OperationId, string>;
}

/** The API was not there at all, or is none on which a full run is allowed. */
export class NotChecked extends Error {}

/** Tries the API as the options allow. */
export async function checkContract(options: CheckOptions): Promise<Report> {
  const inspector = new Inspector(options);
  if (options.isFull && !(await isSandbox(options)))
    throw new NotChecked(
      `--full changes things, and ${options.bases.control}/state does not say that this is a sandbox. Nothing was tried.`,
    );
  await tryRefusals(inspector, options);
  const unreached = inspector.findings.every(({ status }) => status === null);
  if (unreached)
    throw new NotChecked(
      `${options.bases.amana} does not answer: ${inspector.findings[0]?.differences[0] ?? ''}`,
    );
  const unread = options.token === null ? null : await tryReadings(inspector, options);
  if (options.isFull) await runFull(inspector);

  const { findings } = inspector;
  const whyNot = (id: OperationId): string =>
    unread?.get(id) ??
    (unread === null ? 'only refusals: there is no --token' : 'only refusals: it changes something');
  const succeeded = new Set(
    findings.filter(({ status }) => status === 200).map(({ operationId }) => operationId),
  );
  const untried = apiOperations.filter((id) => !succeeded.has(id)).map((id) => [id, whyNot(id)] as const);
  return { findings, untried: new Map(untried) };
}
