import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failedTests, removeReports } from './failed-tests.ts';

function aWorkspace(reports: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, report] of Object.entries(reports)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(report));
  }
  return folder;
}

const passed = { fullName: 'money is exact', status: 'passed', failureMessages: [] };
const failed = { fullName: 'money is kept', status: 'failed', failureMessages: ['Error: seed 17\n    at x'] };

test('failed tests are named with their file and the first line of their failure', () => {
  const error = { message: '\u001b[31mTimeout\u001b[39m\nCall log' };
  const specs = [
    { title: 'a trade', file: 'journeys/trade.spec.ts', ok: false, tests: [{ results: [{ error }] }] },
    { title: 'a dispute', file: 'journeys/dispute.spec.ts', ok: true, tests: [{ results: [{}] }] },
  ];
  const workspace = aWorkspace({
    'apps/web-e2e/.cache/playwright.json': { suites: [{ suites: [{ specs }] }] },
    'libs/domain/.cache/vitest.json': {
      testResults: [
        { name: 'money.test.ts', status: 'failed', assertionResults: [passed, failed] },
        { name: 'broken.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
      ],
    },
  });

  expect(failedTests(workspace)).toEqual([
    'journeys/trade.spec.ts: a trade: Timeout',
    'money.test.ts: money is kept: Error: seed 17',
    'broken.test.ts: did not run: No such module',
  ]);
});

test('a removed report is not read again', () => {
  const testResults = [{ name: 'money.test.ts', status: 'failed', assertionResults: [failed] }];
  const workspace = aWorkspace({ 'tools/.cache/vitest.json': { testResults } });

  removeReports(workspace);

  expect(failedTests(workspace)).toEqual([]);
});
