import { describe, expect, test } from 'vitest';
import {
  accountNumberInput,
  canResolveAccount,
  emailProblem,
  isSameEmail,
  phoneInput,
} from './email-and-phone.ts';
import { isProfileCompleted } from './profile.ts';

describe('an email address', () => {
  test.each(['ada@amana.test', 'Ada.Obi+1@mail.example.ng', "o'neil@example.com", 'a@b.co'])(
    '%s is valid',
    (text) => {
      expect(emailProblem(text)).toBeNull();
    },
  );

  test.each([
    'ada',
    'ada@',
    '@amana.test',
    'ada@amana',
    'ada obi@amana.test',
    'ada@amana..test',
    'ada@-amana.test',
    'ada@amana.test ',
    'a@b@c.ng',
    `${'a'.repeat(250)}@b.ng`,
    '<script>@amana.test',
  ])('%s is not', (text) => {
    expect(emailProblem(text)).toBe('Email must be valid');
  });

  test('is required', () => {
    expect(emailProblem('')).toBe('Email is required');
  });

  test('is the same whatever its case', () => {
    expect(isSameEmail('ADA@amana.test ', 'ada@Amana.test')).toBe(true);
    expect(isSameEmail('ada@amana.test', 'adа@amana.test')).toBe(false);
  });
});

test.each([
  ['08031234567', '08031234567'],
  ['0803 123 4567', '08031234567'],
  ['+234 803 123 4567', '08031234567'],
  ['+234 (0) 803 123 4567', '08031234567'],
  ['00234 803 123 4567', '08031234567'],
  ['23480312345', '23480312345'],
  ['234803123456', '0803123456'],
  ['080312345678', '08031234567'],
  ['2341234567', '2341234567'],
  ['+234 803 123', '+234803123'],
  ['+45 12 34 56 78', '+4512345678'],
  ['+1 202 555 0143', '+1202555014'],
  ['0044 7911 123456', '+4479111234'],
  ['abc', ''],
])('typing the phone number %s leaves %s', (text, kept) => {
  expect(phoneInput(text)).toBe(kept);
});

test.each([
  ['0123456789', '0123456789'],
  ['0123-456-789', '0123456789'],
  ['01234567891', '0123456789'],
])('typing the account number %s leaves %s', (text, kept) => {
  expect(accountNumberInput(text)).toBe(kept);
});

test.each([
  ['058', '0123456789', true],
  ['058', '012345678', false],
  ['', '0123456789', false],
  [null, '0123456789', false],
])('bank %s and number %s: the name is looked up: %s', (bank, number, can) => {
  expect(canResolveAccount(bank, number)).toBe(can);
});

describe('a profile', () => {
  const complete = {
    firstName: 'Ada',
    lastName: 'Obi',
    phoneNumber: '08031234567',
    dateOfBirth: '1992-04-11',
    address: '12 Marina Road, Lagos',
  };

  test('is completed with names, phone, date of birth and address', () => {
    expect(isProfileCompleted(complete)).toBe(true);
  });

  test.each(['firstName', 'lastName', 'phoneNumber', 'dateOfBirth', 'address'])(
    'without %s is not',
    (field) => {
      for (const empty of ['', '  ', null, undefined]) {
        expect(isProfileCompleted({ ...complete, [field]: empty })).toBe(false);
      }
    },
  );
});
