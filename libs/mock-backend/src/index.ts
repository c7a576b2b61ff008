export {
  type MockLab as MockBackend,
  type MockLabOptions as MockBackendOptions,
  createMockLab as createMockBackend,
} from './create-mock-lab.ts';
export type { Mail } from './simulation/send-mail.ts';
export type { Settings } from './simulation/time-settings.ts';
export { type PersonaId, PERSONA_PASSWORD, PERSONAS } from './simulation/personas.ts';
export type { OnCommitted, WorldChange } from './persistence/world-change.ts';
export { type StoredRow, UnreadableWorldError } from './persistence/stored-rows.ts';
export type { ScenarioName } from './simulation/world.ts';
export { SCENARIO_NAMES } from './scenarios/library/library.ts';
