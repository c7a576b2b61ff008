import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inWorkspace } from '../workspace.ts';
import { seriousVulnerabilities } from './audit.ts';

const report = (vulnerabilities: Record<string, { severity: string }>): string =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { total: 1 } } });

test('high and critical vulnerabilities are named', () => {
  expect(seriousVulnerabilities(report({ loud: { severity: 'high' }, quiet: { severity: 'low' } }))).toEqual([
    'loud: a high vulnerability, see npm audit',
  ]);
});

test('without a vulnerability the report is empty', () => {
  expect(seriousVulnerabilities(report({}))).toEqual([]);
});

test.each(['{"message":"405 Method Not Allowed"}', 'not json', ''])(
  'a registry without an answer (%s) gave no report',
  (printed) => {
    expect(seriousVulnerabilities(printed)).toBeNull();
  },
);

test('a registry that cannot be asked is not named', () => {
  // Nothing listens on port 9.
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9/' };

  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inWorkspace('tools/checks/dependencies.ts')],
    {
      env,
      encoding: 'utf8',
    },
  );

  expect(stdout + stderr).toBe('Known vulnerabilities: the package registry could not be asked.\n');
  expect(status).toBe(0);
});
