import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  measureParamSchema,
  pageSchema,
  priceParamSchema,
  spacerFilterSchema,
  tireFilterSchema,
  wheelFilterSchema,
} from './catalogue-query.ts'

const refused = [
  '',
  ' ',
  '-1',
  '+1',
  '1,5',
  '1e3',
  '0x10',
  '1.',
  '.5',
  '1.234',
  '１９５',
  'NaN',
  'Infinity',
  '1 ',
  '1\n',
  '\0',
]

describe('a measure', () => {
  it.each([
    ['195', 195],
    ['10.5', 10.5],
    ['17.50', 17.5],
    ['0.01', 0.01],
    ['9999.99', 9999.99],
  ])('%s is read', (text, value) => {
    expect(measureParamSchema.parse(text)).toBe(value)
  })

  it.each([...refused, '0', '0.00', '10000'])('%j is refused', (text) => {
    expect(measureParamSchema.safeParse(text).success).toBe(false)
  })
})

describe('a price', () => {
  it.each([
    ['0', 0],
    ['412.5', 41250],
    ['0.07', 7],
    ['9999999.99', 999_999_999],
  ])('of %s PLN is %i grosze', (text, amount) => {
    expect(priceParamSchema.parse(text)).toBe(amount)
  })

  it.each([...refused, '10000000'])('%j is refused', (text) => {
    expect(priceParamSchema.safeParse(text).success).toBe(false)
  })

  it('is exact to the grosz', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amount) => {
        expect(priceParamSchema.parse((amount / 100).toFixed(2))).toBe(amount)
      }),
    )
  })
})

describe('a filter', () => {
  it('may be empty and ignores what it does not know', () => {
    expect(tireFilterSchema.parse({ utm_source: 'x' })).toEqual({})
  })

  it.each([
    ['season', 'spring'],
    ['season', '00'],
    ['protector', '  '],
    ['protector', 'a'.repeat(61)],
    ['protector', '\0'],
    ['manufacturer', 'Nad\nbieg'],
    ['manufacturer', '\uD800'],
    ['width', ['195', '205']],
  ])('refuses %s %j', (key, value) => {
    expect(tireFilterSchema.safeParse({ [key]: value }).success).toBe(false)
  })

  it('trims names', () => {
    expect(tireFilterSchema.parse({ protector: ' Śnieg & Lód ' })).toEqual({ protector: 'Śnieg & Lód' })
  })
})

describe('a page', () => {
  it('is read', () => {
    expect(pageSchema.parse({ page: '2', pageSize: '100' })).toEqual({ page: 2, pageSize: 100 })
    expect(pageSchema.parse({})).toEqual({})
  })

  it.each([
    ['page', '01'],
    ['page', '1.5'],
    ['page', '-1'],
    ['page', '1000000'],
    ['pageSize', '101'],
    ['pageSize', '1e2'],
  ])('%s %j is refused', (key, value) => {
    expect(pageSchema.safeParse({ [key]: value }).success).toBe(false)
  })
})

describe.each(['', '0'])('the value %j', (value) => {
  it.each([
    ['tires', tireFilterSchema],
    ['wheels', wheelFilterSchema],
    ['spacers', spacerFilterSchema],
    ['pages', pageSchema],
  ])('says of every parameter of %s that nothing was chosen', (_what, schema) => {
    for (const key of Object.keys(schema.shape)) {
      expect(Object.values(schema.parse({ [key]: value })).filter(Boolean), key).toEqual([])
    }
  })
})
