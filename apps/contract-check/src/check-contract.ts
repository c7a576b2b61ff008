import { operationTable } from '@amana/api/contract';
import { type Finding, Inspector } from './inspector.ts';
import type { CheckOptions } from './options.ts';
import { runSandbox } from './run-sandbox.ts';
import { tryPreflights } from './try-preflights.ts';
import { tryReads } from './try-reads.ts';
import { tryRefusals } from './try-refusals.ts';

export type Report = Pick<Inspector, 'findings' | 'notes'>;

/** Words the first answer of a server that refuses everything, and nothing as the contract describes; or null. */
function strangeAnswer({ findings, isKnownApi }: Inspector): string | null {
  const refuses = ({ status }: Finding) => status === null || (status >= 300 && status < 500);
  const first = findings.find(({ status }) => status !== null);
  if (isKnownApi || first === undefined || !findings.every(refuses)) return null;
  const { method, path } = operationTable[first.operationId];
  return `none of ${findings.length} calls was refused as the contract describes. The first, ${method} ${path} ${first.attempt}, was answered with status ${first.status}.`;
}

export async function checkContract(options: CheckOptions): Promise<Report> {
  const { baseUrl, token, userId, accounts } = options;
  const inspector = new Inspector(options);
  const { findings, notes } = inspector;
  await tryRefusals(inspector, options);
  if (findings.every(({ status }) => status === null))
    throw new Error(`${baseUrl} does not answer: ${findings[0]?.differences[0]?.text ?? ''}`);
  const stranger = strangeAnswer(inspector);
  if (stranger !== null) throw new Error(`${baseUrl} is not this API: ${stranger}`);
  await tryPreflights(inspector, options);
  if (token !== undefined) await tryReads(inspector, baseUrl, { token, userId });
  if (accounts !== undefined) await runSandbox(inspector, options, accounts);
  return { findings: findings.filter(({ operationId }) => inspector.isReported(operationId)), notes };
}
