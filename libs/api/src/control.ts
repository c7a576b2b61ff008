/** Generated hooks of the mock's control API, which a real server does not have. */
export * from '../generated/control-client/control/control.ts';
export { configureControl } from './transport/control-request.ts';
export type { ControlOptions } from './transport/control-request.ts';

export type * from '../generated/control-model/index.ts';
