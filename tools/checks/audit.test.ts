import { expect, test } from 'vitest';
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
