import { type TestBackend, TEST_OPTIONS, testBackendOf } from '@amana/mock-backend/testing';
import { type MockLabOptions, createMockLab } from '../create-mock-lab.ts';

export async function createTestBackend(options: MockLabOptions = {}): Promise<TestBackend> {
  const { seed, clock } = TEST_OPTIONS;
  return testBackendOf(await createMockLab({ scenario: 'empty', seed, clock, ...options }));
}
