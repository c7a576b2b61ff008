export type * from '../../generated/model/index.ts';
export type * as ControlModels from '../../generated/control-model/index.ts';
export { operationTable } from '../../generated/contract/operations.ts';
export type { OperationTypes } from '../../generated/contract/operations.ts';
export type { FieldIssues } from './field-issues.ts';
export type { OperationDescription, OperationId } from './operations.ts';
export { API_BASE_PATHS, operationIds } from './operations.ts';
export { validateBody, validatePath, validateQuery } from './validate-request.ts';
