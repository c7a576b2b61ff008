import { type MockLabOptions, createMockLab } from '../create-mock-lab.ts';
import { type TestBackend, testBackendOf, TEST_OPTIONS } from './test-backend.ts';

/** A laboratory with a frozen clock and a fixed seed. */
export async function createTestBackend(options: MockLabOptions = {}): Promise<TestBackend> {
  const { seed, clock } = TEST_OPTIONS;
  return testBackendOf(await createMockLab({ scenario: 'empty', seed, clock, ...options }));
}
