export * from '../generated/control-client/control/control.ts';
export { configureControl } from './transport/control-request.ts';

export type * from '../generated/control-model/index.ts';
