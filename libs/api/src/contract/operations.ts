import { type OperationTypes, operationTable } from '../../generated/contract/operations.ts';

export type OperationId = keyof OperationTypes & keyof typeof operationTable;

export interface OperationDescription {
  operationId: string;
  api: 'amana' | 'control';
  method: string;
  /** Below the base path, with `{name}` for path parameters. */
  path: string;
  tag: string;
  /** Whether a bearer token is required. */
  secured: boolean;
  /** The `x-access` of openapi/: the callers that are allowed. */
  access: string;
  /** Whether a success changes the provider's data. */
  changesState: boolean;
  body: 'json' | 'multipart' | 'none';
  pathParameters: readonly string[];
  /** Every status that the contract lists. */
  statuses: readonly number[];
}

/** The path under which each API is served. */
export const API_BASE_PATHS = { amana: '/api/v1', control: '/mock/v1' } as const;

function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(operationTable, name);
}

export const operationIds: readonly OperationId[] = Object.keys(operationTable).filter(isOperationId);
