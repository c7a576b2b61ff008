import { expect, test } from 'vitest';
import { readAudit } from './audit.ts';

const report = (vulnerabilities: Record<string, { severity: string }>): string =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { total: 1 } } });

test('high and critical vulnerabilities are counted and named', () => {
  expect(readAudit(report({ loud: { severity: 'high' }, quiet: { severity: 'low' } }))).toEqual({
    vulnerabilities: 1,
    line: 'loud: a high vulnerability, see npm audit',
  });
});

test('without a vulnerability the report is empty', () => {
  expect(readAudit(report({}))).toEqual({ vulnerabilities: 0, line: '' });
});

test.each(['{"message":"405 Method Not Allowed"}', 'not json', ''])(
  'a registry without an answer (%s) is reported',
  (printed) => {
    expect(readAudit(printed)).toMatchObject({
      vulnerabilities: 0,
      line: expect.stringContaining('not checked') as string,
    });
  },
);
