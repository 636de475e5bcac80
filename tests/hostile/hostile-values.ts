import fc from 'fast-check'

const LONG = 100 * 1024

/** Texts on which parsers, databases and loggers have been seen to stumble. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202eabc\u200d\ufeff',
  '🛞'.repeat(40),
  'ß'.normalize('NFD') + '́'.repeat(50),
  '\r\nSet-Cookie: a=b',
  "'; drop table products; --",
  '%',
  '%_\\%',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '1_000',
  '١٢٣',
  '2147483648',
  '9223372036854775808',
  '1'.repeat(400),
  '2026-02-30T25:61:61Z',
  '(a+)+$'.repeat(20),
  'x'.repeat(LONG),
  'Ł'.repeat(LONG / 2),
]

/** Numbers at the edges of what databases and JavaScript hold. */
const numbers = [
  0,
  -0,
  -1,
  0.1 + 0.2,
  1.005,
  -1e-7,
  32_768,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  1e18,
  1e21,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
]

export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
)

const prototypes = fc.constantFrom<unknown>(
  Object.fromEntries([['__proto__', { isStaff: true, admin: true }]]),
  { constructor: { prototype: { isStaff: true, staffRole: 'owner' } } },
  { toString: 1, valueOf: null, toJSON: 'x', length: -1 },
)

/** Any JSON value that is hardly ever the right one. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 4, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: prototypes },
  { weight: 1, arbitrary: fc.array(fc.constant(1), { minLength: 1_000, maxLength: 1_000 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)
