import type { OperationTypes } from '../../generated/contract/operations.ts';
import { operationTable } from '../../generated/contract/operations.ts';

export type OperationId = keyof OperationTypes & keyof typeof operationTable;

export interface OperationDescription {
  operationId: string;
  api: 'amana' | 'control';
  method: string;
  /** Below the base path, with `{name}` for path parameters. */
  path: string;
  tag: string;
  /** Whether a bearer token is needed. */
  secured: boolean;
  /** Who may call, as openapi/ names it (`x-access`). */
  access: string;
  /** Whether a success changes what the provider knows. */
  changesState: boolean;
  body: 'json' | 'multipart' | 'none';
  pathParameters: readonly string[];
  /** Every status that the contract lists. */
  statuses: readonly number[];
}

/** Where each API is mounted (§7 and design/mock-backend.md). */
export const API_BASE_PATHS = { amana: '/api/v1', control: '/mock/v1' } as const;

function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(operationTable, name);
}

export const operationIds: readonly OperationId[] = Object.keys(operationTable).filter(isOperationId);
