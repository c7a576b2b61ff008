export type * from '../../generated/model/index.ts';
export type * as ControlModels from '../../generated/control-model/index.ts';
export { type OperationTypes, operationTable } from '../../generated/contract/operations.ts';
export type { FieldIssues } from './field-issues.ts';
export { type OperationDescription, type OperationId, API_BASE_PATHS, operationIds } from './operations.ts';
export { validateBody, validatePath, validateQuery } from './validate-request.ts';
