import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countPlaywright, countVitest, readReport, reasonsToSkip } from './test-reports.ts';

function aReport(content: string, writtenAt: Date): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, content);
  utimesSync(file, writtenAt, writtenAt);
  return file;
}

test('unit tests are counted from their report', () => {
  const report = {
    numPassedTests: 12,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    success: false,
  };

  expect(countVitest(report)).toEqual({ passed: 12, failed: 2, skipped: 2 });
});

test('browser tests are counted from their report, a flaky one as failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3, startTime: 'now' } };

  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('each reason for skipped browser tests is reported once', () => {
  const annotations = [{ type: 'skip', description: 'nginx is not installed here' }];
  const tests = [{ annotations }, { annotations }, { annotations: [{ type: 'slow' }] }];
  const report = { suites: [{ suites: [{ specs: [{ tests }] }] }] };

  expect(reasonsToSkip(report)).toEqual(['nginx is not installed here']);
});

test('a report in an unknown format counts nothing', () => {
  expect(countVitest('nonsense')).toEqual({ passed: 0, failed: 0, skipped: 0 });
  expect(countPlaywright(null)).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('a report of this run is read', () => {
  const file = aReport('{"numPassedTests":1}', new Date(2_000));

  expect(readReport(file, 1_000)).toEqual({ numPassedTests: 1 });
});

test('a report of an earlier run is not read', () => {
  const file = aReport('{"numPassedTests":1}', new Date(500));

  expect(readReport(file, 1_000)).toBeUndefined();
});

test('a missing report is not read', () => {
  expect(readReport(join(tmpdir(), 'no-such-report.json'), 0)).toBeUndefined();
});
