/** The door for whoever drives the mock: generated hooks of its control API. A real server has none. */
export * from '../generated/control-client/control/control.ts';
export { configureControl } from './transport/control-request.ts';
export type { ControlOptions } from './transport/control-request.ts';

export type * from '../generated/contract/control-models.ts';
