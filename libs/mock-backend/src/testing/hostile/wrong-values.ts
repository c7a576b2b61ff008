import type { RequestSchema } from '@amana/api/contract/testing';
import { A_JPEG, exampleOf } from './valid-draft.ts';

const NEAR_MISSES: Readonly<Record<string, readonly string[]>> = {
  uuid: [
    '00000000-0000-4000-8000-00000000000',
    '00000000-0000-4000-8000-0000000000000',
    '00000000000040008000000000000000',
    '{00000000-0000-4000-8000-000000000000}',
    'urn:uuid:00000000-0000-4000-8000-000000000000',
    '0000000g-0000-4000-8000-000000000000',
    '00000000-0000-4000-8000-000000000000\n',
    '00000000–0000–4000–8000–000000000000',
    'undefined',
    '1',
    '../../etc/passwd',
    "' OR '1'='1",
  ],
  date: [
    '2026-3-9',
    '09-03-2026',
    '2026/03/09',
    '20260309',
    '2026-03-09T00:00:00Z',
    '2026-03',
    'today',
    '٢٠٢٦-٠٣-٠٩',
  ],
  'date-time': [
    '2026-03-02',
    '2026-03-02T09:30:00',
    '2026-03-02T09:30:00+01:00',
    '2026-03-02 09:30:00Z',
    '1772443800000',
  ],
  email: [
    'nobody',
    'nobody@',
    '@example.test',
    'a@b',
    'a b@example.test',
    'a@@example.test',
    'a@example.',
    '<a@example.test>',
    'a@example.test,b@example.test',
    '"a"@example.test',
  ],
};

const ANY_TYPE: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e21, '', ' ', [], {}, [[]], { $ne: '' }, { toString: 1 }, [null]],
  ...['\u0000', '\uD800', '\u202Ex', '<script>', '%00', 'NaN', 'null', '[object Object]'],
];

function aroundBounds({ minLength, maxLength, minimum, maximum, multipleOf }: RequestSchema): unknown[] {
  const step = multipleOf ?? 1;
  return [
    ...(minLength === undefined ? [] : ['x'.repeat(Math.max(0, minLength - 1))]),
    ...(maxLength === undefined
      ? []
      : ['x'.repeat(maxLength + 1), '𝒳'.repeat(maxLength + 1), ' '.repeat(maxLength + 1)]),
    ...(minimum === undefined ? [] : [minimum - step, minimum - 1, -minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + step, maximum + 1, maximum * 10 + 1]),
    ...(multipleOf === undefined ? [] : [(minimum ?? 0) + multipleOf / 10, 100.001, 99_999.999]),
  ];
}

function near(value: unknown): unknown[] {
  const text = String(value);
  return [
    [value],
    { value },
    [value, value],
    typeof value === 'number' ? text : Number(text),
    ` ${text}`,
    `${text} `,
    `${text}\n`,
    `${text}\u0000`,
    `\uFEFF${text}`,
    text.toLowerCase(),
    text.toUpperCase(),
    text.slice(1),
    text.slice(0, -1),
    `${text}${text}`,
    `+${text}`,
    `-${text}`,
    `${text}e3`,
    `${text}; DROP TABLE orders`,
    text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  ];
}

/** Values most of which do not match the schema; the caller checks each against the contract. */
export function wrongValues(schema: RequestSchema): unknown[] {
  if (schema.format === 'binary') return ['not a file', '', '[object File]', 'data:image/png;base64,AA=='];
  const item = Object.fromEntries(
    Object.entries(schema.items?.properties ?? {}).map(([name, property]) => [name, exampleOf(property)]),
  );
  const inner = Object.entries(schema.items?.properties ?? {}).flatMap(([name, property]) =>
    wrongValues(property).map((value) => [{ ...item, [name]: value }]),
  );
  return [
    ...aroundBounds(schema),
    ...(NEAR_MISSES[schema.format ?? ''] ?? []),
    ...(schema.enum ?? []).flatMap(near),
    ...near(exampleOf(schema)),
    ...ANY_TYPE,
    ...inner,
    A_JPEG,
  ];
}
