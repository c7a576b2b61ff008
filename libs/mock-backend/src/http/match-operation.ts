import type { OperationId } from '@amana/api/contract';
import { API_BASE_PATHS, operationIds, operationTable } from '@amana/api/contract';
import type { Match as RouteMatch } from './router.ts';
import { createRouter } from './router.ts';

export type Match = RouteMatch<OperationId>;

/** The operation of the contracts behind a method and a path. */
export const matchOperation = createRouter<OperationId>(
  operationIds.map((id) => {
    const { api, method, path } = operationTable[id];
    return { id, method, path: `${API_BASE_PATHS[api]}${path}` };
  }),
);
