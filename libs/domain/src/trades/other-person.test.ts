import { expect, test } from 'vitest';
import { BUYER, SELLER } from '../testing/an-order.ts';
import { counterpartName, descriptionAuthor, otherPersonOf, withPerson } from './other-person.ts';

const ORDER = {
  sellerId: SELLER,
  buyerId: BUYER,
  createdBy: BUYER,
  name: 'Chidi Okeke',
  buyerName: 'Ada Obi',
  email: 'chidi@amana.test',
  phoneNumber: '0803',
  creatorEmail: 'ada@amana.test',
  creatorPhoneNumber: '0802',
};
const ADA = {
  label: 'Ada Obi',
  nameInSentence: 'Ada',
  name: 'Ada Obi',
  email: ORDER.creatorEmail,
  phoneNumber: ORDER.creatorPhoneNumber,
  hasJoined: true,
};
const { name, email, phoneNumber } = ORDER;
const CHIDI = { label: name, nameInSentence: 'Chidi', name, email, phoneNumber, hasJoined: true };

test('a name with direction characters: does not reverse amounts next to it', () => {
  expect(otherPersonOf({ ...ORDER, buyerName: '\u202eAda\u2067 Obi' }, 'seller')).toEqual(ADA);
});

test.each(['✔ Amana Support', 'Аmana', '\u200b'])(
  'the name %j is replaced by the email address',
  (buyerName) => {
    expect(otherPersonOf({ ...ORDER, buyerName }, 'seller')).toEqual({
      ...ADA,
      label: ADA.email,
      nameInSentence: ADA.email,
      name: '',
    });
  },
);

test('a first name of more than 16 letters is replaced in sentences by the role', () => {
  const other = otherPersonOf({ ...ORDER, buyerName: 'Oluwadamilolakemiade Ife' }, 'seller');

  expect(other).toMatchObject({ label: 'Oluwadamilolakemiade Ife', nameInSentence: 'the buyer' });
});

test('description: written by the creator of the order', () => {
  expect(descriptionAuthor(ORDER, 'buyer')).toBe('viewer');
  expect(descriptionAuthor(ORDER, 'seller')).toBe('buyer');
  expect(descriptionAuthor({ ...ORDER, createdBy: SELLER }, 'buyer')).toBe('seller');
  expect(descriptionAuthor({}, 'buyer')).toBeNull();
});

test('order: each party reads the other, whoever created it', () => {
  expect(otherPersonOf(ORDER, 'buyer')).toEqual(CHIDI);
  expect(otherPersonOf(ORDER, 'seller')).toEqual(ADA);
});

test('each party of a transaction reads the other', () => {
  const names = { name, buyerName: ADA.name };

  expect(otherPersonOf({ ...names, email, phoneNumber }, 'buyer')).toEqual(CHIDI);
  expect(otherPersonOf({ ...names, email: ADA.email, phoneNumber: ADA.phoneNumber }, 'seller')).toEqual(ADA);
});

test("a counterpart before joining: named by the creator's address", () => {
  const order = { ...ORDER, sellerId: null, name: '' };

  expect(otherPersonOf(order, 'buyer')).toMatchObject({ label: 'chidi@amana.test', hasJoined: false });
  expect(otherPersonOf({ ...order, email: '' }, 'buyer').label).toBe('Not joined yet');
});

test('without optional fields: nobody is missing or mistaken for another', () => {
  const { buyerName: _name, creatorEmail: _email, creatorPhoneNumber: _phone, ...order } = ORDER;

  expect(otherPersonOf(order, 'seller')).toEqual({
    label: 'The buyer',
    nameInSentence: 'the buyer',
    name: '',
    email: '',
    phoneNumber: '',
    hasJoined: true,
  });
  expect(otherPersonOf({ ...order, createdBy: SELLER, email: 'ada@amana.test' }, 'seller').label).toBe(
    'ada@amana.test',
  );
});

test.each([
  [{}, 'buyer', 'with Chidi Okeke'],
  [{ name: '' }, 'buyer', 'with chidi@amana.test'],
  [{ name: '', email: '', sellerId: null }, 'buyer', 'Not joined yet'],
  [{ name: '', email: '' }, 'buyer', null],
  [{}, 'stranger', null],
] as const)('an order with %j, as its %s sees it, is %s', (order, party, text) => {
  expect(withPerson(counterpartName({ ...ORDER, ...order }, party))).toBe(text);
});

test.each([
  ['Ada Obi', 'Ada'],
  ["N'Golo Kanté", "N'Golo"],
  ['A. B. Obi', 'A. B. Obi'],
  ['Ada', 'Ada'],
  ['Mr Okeke', 'Mr Okeke'],
  ['Mr Chidi Okeke', 'Mr Chidi Okeke'],
  ['ALHAJI Musa', 'ALHAJI Musa'],
  ['The Shop', 'The Shop'],
  ['The Shoe Shop', 'The Shoe Shop'],
  ['Theo Obi', 'Theo'],
  ['\u0639\u0644\u064a \u062d\u0633\u0646', '\u2068\u0639\u0644\u064a \u062d\u0633\u0646\u2069'],
])('person %s is called %s in a sentence', (buyerName, called) => {
  expect(otherPersonOf({ ...ORDER, buyerName }, 'seller').nameInSentence).toBe(called);
});

test('a person without name and email is called by the role', () => {
  const unnamed = { ...ORDER, buyerName: '', creatorEmail: '' };
  expect(otherPersonOf(unnamed, 'seller').nameInSentence).toBe('the buyer');
});
