import { type OperationTypes, operationTable } from '../../generated/contract/operations.ts';

export type OperationId = keyof OperationTypes & keyof typeof operationTable;

export interface OperationDescription {
  api: 'amana' | 'control';
  method: string;
  /** Below the base path, with `{name}` for path parameters. */
  path: string;
  secured: boolean;
  /** The `x-access` of openapi/: the permitted callers. */
  access: string;
  /** A provider may lack it. */
  optional: boolean;
  changesState: boolean;
  body: 'json' | 'multipart' | 'none';
  pathParameters: readonly string[];
  statuses: readonly number[];
}

export const API_BASE_PATHS = { amana: '/api/v1', control: '/mock/v1' } as const;

export const operationIds = Object.keys(operationTable) as readonly OperationId[];
