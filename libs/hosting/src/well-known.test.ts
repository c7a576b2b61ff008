import { expect, test } from 'vitest';
import { securityText } from './well-known.ts';

test('security.txt names the contact and expires after a year', () => {
  expect(securityText('mailto:security@example.com', new Date('2026-03-02T09:00:00Z'))).toBe(
    'Contact: mailto:security@example.com\nExpires: 2027-03-02T09:00:00.000Z\nPreferred-Languages: en\n',
  );
});
