import { controlHandlers } from './control-handlers.ts';
import type { Handlers } from './handler-types.ts';
import { providerHandlers } from './provider-handlers.ts';

/** Every operation of both contracts; a missing one is a compile error. */
export const handlers: Handlers = { ...providerHandlers, ...controlHandlers };
