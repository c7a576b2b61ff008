import { expect, test } from 'vitest';
import { judgeAudit } from './audit.ts';

const report = (vulnerabilities: Record<string, { severity: string }>): string =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { total: 1 } } });

test('serious weaknesses are counted and named', () => {
  expect(judgeAudit(report({ loud: { severity: 'high' }, quiet: { severity: 'low' } }))).toEqual({
    weaknesses: 1,
    line: 'loud: a high weakness, see npm audit',
  });
});

test('none is nothing to say', () => {
  expect(judgeAudit(report({}))).toEqual({ weaknesses: 0, line: '' });
});

test.each(['{"message":"405 Method Not Allowed"}', 'not json', ''])('no answer (%s) is said', (printed) => {
  expect(judgeAudit(printed)).toMatchObject({
    weaknesses: 0,
    line: expect.stringContaining('not looked up') as string,
  });
});
