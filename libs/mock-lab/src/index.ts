export { type MockLab, type MockLabOptions, createMockLab } from './create-mock-lab.ts';
export { SCENARIO_NAMES } from './scenarios/library/library.ts';
export {
  type OnCommitted,
  type PersonaId,
  type ScenarioName,
  type StoredRow,
  type WorldChange,
  PERSONA_PASSWORD,
  PERSONAS,
  SNAPSHOT_VERSION,
  UnreadableWorldError,
} from '@amana/mock-backend';
