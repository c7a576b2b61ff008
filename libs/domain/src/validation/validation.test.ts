import { describe, expect, test } from 'vitest';
import { ValidationError, type AnyObjectSchema } from 'yup';
import {
  approveOrderSchema,
  bankDetailsSchema,
  changePasswordSchema,
  createOrderSchema,
  deliveryDateSchema,
  disputeSchema,
  forgotPasswordSchema,
  loginSchema,
  profileSchema,
  receiptSchema,
  registrationSchema,
  resetPasswordSchema,
  shippingSchema,
} from './index.ts';

const TODAY = '2026-03-05';
const GOOD = 'Passw0rd!';

function errors(schema: AnyObjectSchema, values: Record<string, unknown>): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.map(({ path = '', message }): [string, string] => [path, message]);
    expect(new Set(found.map(([path]) => path)).size).toBe(found.length);
    return Object.fromEntries(found);
  }
}

function form(
  name: string,
  schema: AnyObjectSchema,
  good: Record<string, unknown>,
  whenEmpty: Record<string, string>,
  refused: readonly (readonly [Record<string, unknown>, Record<string, string>])[] = [],
) {
  describe(name, () => {
    test('accepts valid values', () => {
      expect(errors(schema, good)).toEqual({});
    });

    test('reports every missing field: undefined, null or empty', () => {
      expect(errors(schema, {})).toEqual(whenEmpty);
      for (const empty of ['', null]) {
        const texts = Object.entries(good).filter(([, value]) => typeof value === 'string');
        expect(errors(schema, Object.fromEntries(texts.map(([field]) => [field, empty])))).toEqual(whenEmpty);
      }
    });

    test.each(refused)('refuses %j', (change, messages) => {
      expect(errors(schema, { ...good, ...change })).toEqual(messages);
    });
  });
}

const BAD_EMAIL = 'Email must be valid';
const HIDDEN_CHARACTERS = 'This contains hidden characters. Type it instead of pasting it';
const PAST_DELIVERY = [
  { estimatedTimeOfDelivery: '2026-03-04' },
  { estimatedTimeOfDelivery: 'Delivery date must be today or later' },
] as const;
const jpeg = { name: 'photo.jpg', type: 'image/jpeg', size: 1_000 };

form(
  'login',
  loginSchema,
  { email: 'ada@amana.test', password: GOOD },
  { email: 'Email is required', password: 'Password is required' },
  [
    [{ email: 'ada' }, { email: BAD_EMAIL }],
    [{ password: 'Passw' }, { password: 'Password must be at least 6 characters' }],
  ],
);

form(
  'registration',
  registrationSchema,
  {
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@amana.test',
    phoneNumber: '08031234567',
    password: GOOD,
    confirmPassword: GOOD,
  },
  {
    firstName: 'First Name is required',
    lastName: 'Last Name is required',
    email: 'Email is required',
    phoneNumber: 'Phone Number is required',
    password: 'Password is required',
    confirmPassword: 'Confirm Password is required',
  },
  [
    [{ confirmPassword: 'Passw0rd?' }, { confirmPassword: 'Passwords must match' }],
    [{ confirmPassword: ` ${GOOD}` }, { confirmPassword: 'Passwords must match' }],
    [{ firstName: '  ' }, { firstName: 'First Name is required' }],
    [{ firstName: '\u200b\u3164' }, { firstName: 'First Name is required' }],
    [
      { lastName: '✔ Obi' },
      { lastName: 'Last Name can contain only letters, spaces, apostrophes, hyphens and full stops' },
    ],
    [{ phoneNumber: '080312345678' }, { phoneNumber: 'Phone Number must be at most 11 digits' }],
    [
      { phoneNumber: '+4512345678' },
      { phoneNumber: 'Phone Number must be a Nigerian number, such as 08031234567' },
    ],
  ],
);

form('forgot password', forgotPasswordSchema, { email: 'ada@amana.test' }, { email: 'Email is required' }, [
  [{ email: 'ada@' }, { email: BAD_EMAIL }],
]);

form(
  'reset password',
  resetPasswordSchema,
  { newPassword: GOOD, confirmNewPassword: GOOD },
  { newPassword: 'Password is required', confirmNewPassword: 'Confirm Password is required' },
  [
    [{ confirmNewPassword: 'other' }, { confirmNewPassword: 'Passwords must match' }],
    [
      { newPassword: 'short' },
      { newPassword: 'Password must be at least 6 characters', confirmNewPassword: 'Passwords must match' },
    ],
  ],
);

form(
  'change password',
  changePasswordSchema,
  { currentPassword: 'old', newPassword: GOOD, confirmNewPassword: GOOD },
  {
    currentPassword: 'Password is required',
    newPassword: 'New Password is required',
    confirmNewPassword: 'Confirm Password is required',
  },
  [
    [
      { newPassword: 'Aa1!x', confirmNewPassword: 'Aa1!x' },
      { newPassword: 'New Password must be at least 6 characters' },
    ],
    [{ confirmNewPassword: 'other' }, { confirmNewPassword: 'Passwords must match' }],
  ],
);

const buyer = { side: 'buyer', email: 'ada@amana.test', hasBankDetails: true, today: TODAY } as const;
const goodOrder = {
  email: 'chidi@amana.test',
  phoneNumber: '08031234567',
  description: 'Pair of leather sandals',
  amount: '50,000',
};
const emptyOrder = {
  email: 'Email is required',
  description: 'Description is required',
  amount: 'Amount is required',
};

form('an order by a buyer', createOrderSchema(buyer), goodOrder, emptyOrder, [
  [{ email: ' ADA@amana.test' }, { email: 'You cannot trade with yourself' }],
  [{ email: 'chidi' }, { email: BAD_EMAIL }],
  [{ phoneNumber: '080312345678' }, { phoneNumber: 'Phone Number must be at most 11 digits' }],
  [{ description: 'Shoes \u202e000,1 paid' }, { description: HIDDEN_CHARACTERS }],
  [{ description: 'x'.repeat(501) }, { description: 'Must be at most 500 characters' }],
  [{ amount: '99' }, { amount: 'Amount must be at least ₦100.00' }],
  [{ amount: '9'.repeat(40) }, { amount: 'Amount must be at most ₦999,999,999.99' }],
  [{ amount: 'a lot' }, { amount: 'Invalid Amount' }],
]);

form(
  'an order by a seller with bank details',
  createOrderSchema({ ...buyer, side: 'seller' }),
  { ...goodOrder, estimatedTimeOfDelivery: TODAY },
  { ...emptyOrder, estimatedTimeOfDelivery: 'Required' },
  [PAST_DELIVERY],
);

test('the order form of a seller without bank details asks for no date', () => {
  const schema = createOrderSchema({ ...buyer, side: 'seller', hasBankDetails: false });

  expect(errors(schema, goodOrder)).toEqual({});
  expect(errors(createOrderSchema(buyer), { ...goodOrder, phoneNumber: '', amount: '100' })).toEqual({});
});

form(
  'delivery date',
  deliveryDateSchema(TODAY),
  { estimatedTimeOfDelivery: TODAY },
  { estimatedTimeOfDelivery: 'Required' },
  [PAST_DELIVERY],
);

form(
  'approve order',
  approveOrderSchema(TODAY),
  { estimatedTimeOfDelivery: TODAY },
  { estimatedTimeOfDelivery: 'Expected Delivery Date is required' },
  [PAST_DELIVERY],
);

form(
  'bank details',
  bankDetailsSchema,
  { accountNumber: '0123456789', bankName: 'First Bank', accountName: 'ADA OBI' },
  {
    accountNumber: 'Account Number is required',
    bankName: 'Bank Name is required',
    accountName: 'Account Name is required',
  },
  [
    [{ accountNumber: '012345678' }, { accountNumber: 'Account Number must be 10 digits' }],
    [{ accountNumber: '01234567890' }, { accountNumber: 'Account Number must be 10 digits' }],
  ],
);

form(
  'receipt confirmation',
  receiptSchema(TODAY, '2026-03-02'),
  { confirmationCode: '012 345', orderReceivedDate: TODAY, orderStatus: 'Delivered', receivedBy: 'Ada Obi' },
  {
    confirmationCode: 'Confirmation Code is required',
    orderReceivedDate: 'Date is required',
    orderStatus: 'Status is required',
    receivedBy: 'Received By is required',
  },
  [
    [{ confirmationCode: '12345' }, { confirmationCode: 'Confirmation Code must be 6 digits' }],
    [{ orderReceivedDate: '2026-03-06' }, { orderReceivedDate: 'Date cannot be in the future' }],
    [{ orderReceivedDate: '2026-03-01' }, { orderReceivedDate: 'Date cannot be before the payment' }],
    [{ orderStatus: 'Shipped' }, { orderStatus: 'Status is required' }],
  ],
);

test('sign-up and profile: problems come in the order of their forms', () => {
  expect(Object.keys(registrationSchema.fields)).toEqual([
    ...['firstName', 'lastName', 'email', 'phoneNumber'],
    ...['password', 'confirmPassword'],
  ]);
  expect(Object.keys(profileSchema(TODAY).fields)).toEqual([
    ...['firstName', 'lastName', 'dateOfBirth'],
    ...['gender', 'phoneNumber', 'address'],
  ]);
});

const BAD_FILE = 'Only JPEG, PNG, and PDF files are allowed';

form(
  'seller shipping',
  shippingSchema,
  { orderStatus: 'Shipped', uploadEvidence: jpeg },
  { orderStatus: 'Please select delivery status' },
  [[{ uploadEvidence: { ...jpeg, size: 5_242_881 } }, { uploadEvidence: 'File size exceeds 5MB limit' }]],
);

form(
  'dispute',
  disputeSchema,
  { title: 'The heel is broken', note: 'It came like that', disputeCategory: 'DamagedItem', document: null },
  { title: 'Please provide a title for your dispute', note: 'Please provide a reason for the dispute' },
  [
    [{ disputeCategory: 'Nonsense' }, { disputeCategory: 'Select a category' }],
    [{ document: { ...jpeg, type: 'text/html' } }, { document: BAD_FILE }],
    [{ title: 'x'.repeat(121) }, { title: 'Must be at most 120 characters' }],
    [{ note: `${'x'.repeat(1_961)}${'\n'.repeat(19)}x` }, {}],
    [{ note: `${'x'.repeat(1_962)}${'\n'.repeat(19)}x` }, { note: 'Must be at most 2000 characters' }],
  ],
);

form(
  'profile',
  profileSchema(TODAY),
  {
    firstName: 'Ada',
    lastName: 'Obi',
    phoneNumber: '08031234567',
    dateOfBirth: '2011-03-05',
    gender: 'Female',
    address: '12 Marina Road, Lagos',
  },
  {
    firstName: 'First Name is required',
    lastName: 'Last Name is required',
    phoneNumber: 'Phone Number is required',
  },
  [
    [{ dateOfBirth: '2011-03-06' }, { dateOfBirth: 'You must be at least 15 years old' }],
    [{ dateOfBirth: '2001-02-29' }, { dateOfBirth: 'Enter a valid date' }],
    [{ gender: 'Other' }, { gender: 'Select a gender' }],
    [{ address: 'x'.repeat(201) }, { address: 'Must be at most 200 characters' }],
  ],
);

test('a text is not a file', () => {
  expect(errors(shippingSchema, { orderStatus: 'Shipped', uploadEvidence: 'photo.jpg' })).not.toEqual({});
});

test('invisible characters around an email address are not judged', () => {
  const email = '\u200b ada@amana.test\u202c';
  expect(errors(forgotPasswordSchema, { email })).toEqual({});
  expect(forgotPasswordSchema.cast({ email })).toEqual({ email: 'ada@amana.test' });
  expect(errors(forgotPasswordSchema, { email: '\u200b' })).toEqual({ email: 'Email is required' });
});

test('sent values are trimmed, except a password', () => {
  expect(loginSchema.cast({ email: ' ada@amana.test ', password: ' Passw0rd! ' })).toEqual({
    email: 'ada@amana.test',
    password: ' Passw0rd! ',
  });
});
