import { readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { reportsIn } from '../checks/reports.ts';

/** The parts of Vitest's report in JSON that are read here. */
interface VitestReport {
  testResults: {
    /** The path of the file. */
    name: string;
    /** Set where the file itself could not run. */
    message?: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

/** Removes the reports of earlier runs, so that none is read again. */
export function removeReports(workspace: string): void {
  for (const file of reportsIn(workspace)) rmSync(`${workspace}/${file}`);
}

/** A line for each failed test of the last run: file, name and the first line of the failure, which names a seed. */
export function failedTests(workspace: string): string[] {
  return reportsIn(workspace)
    .flatMap((file) => {
      const report: unknown = JSON.parse(readFileSync(`${workspace}/${file}`, 'utf8'));
      return file.endsWith('vitest.json')
        ? failedInVitest(report as VitestReport)
        : failedSpecs(report as PlaywrightSuite);
    })
    .map((line) => line.replace(`${workspace}/`, ''));
}

function failedInVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => describe(name, test.fullName, test.failureMessages?.[0]));
    return failed.length === 0 && status === 'failed' ? [describe(name, 'did not run', message)] : failed;
  });
}

function failedSpecs({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return describe(file, title, errors[0]);
    });
  return [...failed, ...suites.flatMap(failedSpecs)];
}

function describe(file: string, test: string, failure = ''): string {
  const [reason = ''] = stripVTControlCharacters(failure).split('\n');
  return `${file}: ${test}${reason === '' ? '' : `: ${reason}`}`;
}
