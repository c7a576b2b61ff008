import { describe, expect, test } from 'vitest';
import { changeInput, type InputRule } from '../inputs/text-edit.ts';
import {
  ACCOUNT_NUMBER_INPUT,
  canResolveAccount,
  emailProblem,
  internationalMobile,
  isSameEmail,
  PHONE_INPUT,
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
    expect(isSameEmail('\u200eada@amana.test', 'ada@amana.test\u200b')).toBe(true);
    expect(isSameEmail('ada@amana.test', 'adа@amana.test')).toBe(false);
  });
});

/** `before` has the caret as |; a composed text is typed key by key, another one is pasted. */
function enter(rule: InputRule, text: string, { before = '|', isComposed = false } = {}) {
  const [head = '', tail = ''] = before.split('|');
  const typed = { text: head + text + tail, caret: head.length + text.length };
  const changed = changeInput(rule, rule.of(head + tail), typed, { isComposed });
  const { caret, notice } = changed;
  return [`${changed.text.slice(0, caret)}|${changed.text.slice(caret)}`, notice];
}

const TOO_LONG = 'Phone Number must be at most 11 digits';
const ONE_ONLY = 'Paste one phone number, such as 08031234567';
const FOREIGN = 'Phone Number must be a Nigerian number, such as 08031234567';

describe('the field of a phone number', () => {
  test.each([
    ['08031234567', '08031234567'],
    ['0803 123 4567', '08031234567'],
    ['+234 803 123 4567', '08031234567'],
    ['+234 (0) 803 123 4567', '08031234567'],
    ['00234 803 123 4567', '08031234567'],
    ['23480312345', '23480312345'],
    ['234803123456', '0803123456'],
    ['2341234567', '2341234567'],
    ['+234 803 123', '+234803123'],
    ['+45 12 34 56 78', '+4512345678'],
    ['٠٨٠٣١٢٣٤٥٦٧', '08031234567'],
    ['۰۸۰۳۱۲۳۴۵۶۷', '08031234567'],
    ['０８０３１２３４５６７', '08031234567'],
    ['\u202a+234 803 123 4567\u202c', '08031234567'],
  ])('typed or pasted %s is %s', (text, phone) => {
    expect(enter(PHONE_INPUT, text)).toEqual([`${phone}|`, null]);
    expect(enter(PHONE_INPUT, text, { isComposed: true })).toEqual([`${phone}|`, null]);
  });

  test.each([
    ['Call 08031234567 before 5', '08031234567|', null],
    ['080312345678', '|', TOO_LONG],
    ['08031234567 or 08099999999', '|', ONE_ONLY],
    ['no digits', '|', ONE_ONLY],
    ['+1 202 555 0143', '|', FOREIGN],
    ['0044 7911 123456', '|', FOREIGN],
  ])('pasted %s leaves %s', (text, shown, notice) => {
    expect(enter(PHONE_INPUT, text)).toEqual([shown, notice]);
  });

  test.each([
    ['08031|234567', '9', '08031|234567', TOO_LONG],
    ['0803|', 'x', '0803|', null],
    ['0803|123', '9', '08039|123', null],
    ['|+234', '5', '|+234', null],
    ['|234803', '+', '+|234803', null],
    ['0803|1234567', '08099999999', '08099999999|', null],
  ])('%s and %s: %s', (before, text, shown, notice) => {
    expect(enter(PHONE_INPUT, text, { before })).toEqual([shown, notice]);
  });
});

describe('the field of an account number', () => {
  const ONE_NUMBER = 'Paste one account number of 10 digits';
  const IS_PHONE = '11 digits: this is a phone number; an account number has 10';

  test.each([
    ['|', '0123456789', '0123456789|', null],
    ['|', 'GTBank 0123456789, Ada Obi, 08031234567', '0123456789|', null],
    ['01234|56789', '2012345678', '2012345678|', null],
    ['|', '08031234567', '|', IS_PHONE],
    ['0123456789|', '08031234567', '0123456789|', IS_PHONE],
    ['|', 'OPay 0803 123 4567', '|', IS_PHONE],
    ['|', '+234 803 123 4567', '|', IS_PHONE.replace('11', '13')],
    ['|', '12345678901', '|', '11 digits: an account number has 10'],
    ['|', '0123456789 or 2012345678', '|', ONE_NUMBER],
    ['01234|56789', '9', '01234|56789', '11 digits: an account number has 10'],
    ['0803123456|', '7', '0803123456|', IS_PHONE],
    ['01234|5678', '9', '012349|5678', null],
    ['01234|5678', 'x', '01234|5678', null],
  ])('%s and %s: %s', (before, text, shown, notice) => {
    expect(enter(ACCOUNT_NUMBER_INPUT, text, { before })).toEqual([shown, notice]);
  });
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
      for (const empty of ['', '  ', '\u200b', '\u3164', null, undefined]) {
        expect(isProfileCompleted({ ...complete, [field]: empty })).toBe(false);
      }
    },
  );
});

test.each([
  ['08031234567', '2348031234567'],
  ['+2348031234567', '2348031234567'],
  ['0803 123 4567', '2348031234567'],
  ['01 234 5678', ''],
  ['+447911123456', ''],
  ['', ''],
])('a mobile number: %j with its country code is %j', (text, digits) => {
  expect(internationalMobile(text)).toBe(digits);
});
