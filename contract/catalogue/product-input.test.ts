import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changePriceSchema, spacerInputSchema, wheelInputSchema } from './product-input.ts'

/** Few of them have two decimals; the smallest are written with an exponent. */
const anyNumber = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -10, max: 100_000 }).map((count) => count / 100),
)

test('a price that is taken is a grosz at least, and the amount that was sent', () => {
  fc.assert(
    fc.property(anyNumber, (sent) => {
      const price = changePriceSchema.shape.to.safeParse(sent)
      if (!price.success) return
      expect(price.data).toBeGreaterThanOrEqual(1)
      expect(price.data / 100).toBeCloseTo(sent, 9)
    }),
    { numRuns: 5_000 },
  )
})

test.each([
  [0, 'price_positive'],
  [-0.01, 'price_positive'],
  [0.005, 'price_decimals'],
  [5e-324, 'price_decimals'],
  [1.001, 'price_decimals'],
])('a price of %d is refused once, for what is wrong with it', (sent, message) => {
  const { error } = changePriceSchema.shape.to.safeParse(sent)
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('no measure that is taken would be zero in the tables', () => {
  fc.assert(
    fc.property(anyNumber, (sent) => {
      const width = wheelInputSchema.shape.width.safeParse(sent)
      if (!width.success) return
      expect(Number(width.data.toFixed(2))).toBeGreaterThan(0)
    }),
    { numRuns: 5_000 },
  )
})

const wheel = {
  title: 'Felga stalowa',
  typeOfWheel: 'steel',
  diameter: 15,
  width: 6,
  centralBoreDiameter: 66.6,
  boltSpacing: '5x112',
  color: 'czarna',
  material: 'stal',
}

const spacer = { title: 'Dystans', boltDistance: '5x112', boltInfo: 'M14x1.5', thickness: 20 }

test.each([
  [{ centralBoreDiameter: 112 }, 'centralBoreDiameter', 'bore_too_large'],
  [{ et: 76.2 }, 'et', 'et_too_large'],
  [{ et: -77 }, 'et', 'et_too_large'],
  [{ et: 152, boltSpacing: '6x205' }, 'et', 'et_too_large'],
  [{ et: 201, width: 12, boltSpacing: '10x335' }, 'et', 'measure_invalid'],
])('a wheel with %j is none', (numbers, field, message) => {
  expect(wheelInputSchema.safeParse({ ...wheel, ...numbers }).error?.issues).toMatchObject([
    { path: [field], message },
  ])
})

test.each([
  [16, 5.5, '6x205', 117],
  [16, 6, '8x165.1', 98],
  [16, 6, '8x165.1', 111],
  [17.5, 6.75, '6x245', 125],
  [19.5, 6.75, '8x275', 146],
  [22.5, 8.25, '10x335', 165],
  [22.5, 8.25, '10x285.75', -168],
  [22.5, 9, '10x335', 176],
])('a twin wheel of %s inches, %s wide, %s, may have ET %s', (diameter, width, boltSpacing, et) => {
  expect(wheelInputSchema.parse({ ...wheel, diameter, width, boltSpacing, et }).et).toBe(et)
})

test.each([
  [{ boreHub: 112 }, 'boreHub'],
  [{ boreWheel: 120 }, 'boreWheel'],
])('a spacer with %j is none', (numbers, field) => {
  expect(spacerInputSchema.safeParse({ ...spacer, ...numbers }).error?.issues).toMatchObject([
    { path: [field], message: 'bore_too_large' },
  ])
})

test('what need not be known may be left out, or be nothing', () => {
  expect(wheelInputSchema.parse({ ...wheel, et: 45, maxLoad: null })).toMatchObject({
    et: 45,
    maxLoad: null,
    weight: null,
    boltSeat: '',
  })
  expect(spacerInputSchema.parse({ ...spacer, system: 'przykręcany do piasty' }).system).toBe('bolt_on')
})

test('what was pasted is stored as it is seen', () => {
  const pasted = { title: ' Felga\u00A0 stalowa\u200B', color: 'c\u0327zarna', boltSpacing: '5x112\u200E' }
  const read = wheelInputSchema.parse({ ...wheel, ...pasted })
  expect(read).toMatchObject({ title: 'Felga stalowa', color: 'çzarna', boltSpacing: '5x112' })
})

test.each(['', ' ', '\u200B', '\u2800'])('%j is no title, so that one is made', (title) => {
  expect(wheelInputSchema.parse({ ...wheel, title }).title).toBe('')
})

test.each(['czarna', 'Black', 'чёрный', 'черный', 'black'])('the color %s is known by its code', (color) => {
  expect(wheelInputSchema.parse({ ...wheel, color }).color).toBe('black')
})
