export type { MockBackend, MockBackendOptions } from './backend.ts';
export { createMockBackend } from './backend.ts';
export type { Settings } from './core/settings.ts';
export type { PersonaId } from './scenarios/personas.ts';
export { PERSONA_PASSWORD, PERSONAS } from './scenarios/personas.ts';
export type { Origins, ScenarioName } from './world/world.ts';
