import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listKinds, type ListKind } from '../facets.ts'
import { loadCapacity } from '../load-index.ts'
import { fastenings, isComparable, unknownCar, type Car } from './car.ts'
import { readCarNumbers, writeCarNumbers } from './car-numbers.ts'
import { verdictOf, type FitFinding } from './finding.ts'
import { spacerFit } from './spacer-fit.ts'
import { tireFit } from './tire-fit.ts'
import { wheelFit } from './wheel-fit.ts'

const size = fc.record({
  width: fc.constantFrom(175, 195, 205, 31),
  profile: fc.constantFrom(55, 65, 80, 10.5),
  diameter: fc.constantFrom(15, 16),
})
const sized = fc
  .tuple(size, fc.constantFrom(null, 'XL' as const, 'C' as const))
  .map(([each, loadClass]) => ({ ...each, loadClass }))
const circle = fc.constantFrom('5x112', '5x114.3', '4x100')
const thread = fc.constantFrom('M14x1.5', 'M12x1.25', '1/2"-20 UNF')
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

const anyCar: fc.Arbitrary<Car> = fc.record({
  id: fc.constant('a'),
  name: fc.constant('Transit'),
  sizes: fc.array(sized, { maxLength: 3 }),
  axleLoad: maybe(fc.integer({ min: 300, max: 2_000 })),
  loadIndex: maybe(fc.integer({ min: 75, max: 110 }).filter((index) => loadCapacity(index) !== null)),
  speedSymbol: maybe(fc.constantFrom('Q', 'T', 'H', 'V')),
  boltCircle: maybe(circle),
  bore: maybe(fc.constantFrom(57.1, 66.6, 72.6)),
  wheelWidth: maybe(fc.constantFrom(5, 6.5, 8)),
  wheelEt: maybe(fc.integer({ min: 20, max: 50 })),
  fastening: maybe(fc.constantFrom(...fastenings)),
  thread: maybe(thread),
  boltLength: maybe(fc.integer({ min: 20, max: 40 })),
})

type Fitted = { kind: ListKind; findingsOf: (car: Car) => FitFinding[] }
const anyTire = fc
  .record({
    size,
    icVc: fc.constantFrom('91T', '104R', '79Q', '95H'),
    snowMarking: fc.constantFrom('', '3pmsf'),
  })
  .map(({ size: measures, ...tire }): Fitted => ({
    kind: 'tires',
    findingsOf: (car) => tireFit(car, { ...tire, ...measures, protector: 'Trasa' }),
  }))
const anyWheel = fc
  .record({
    diameter: fc.constantFrom(15, 16),
    width: fc.constantFrom(5, 6.5, 9),
    et: maybe(fc.integer({ min: 20, max: 50 })),
    centralBoreDiameter: fc.constantFrom(57.1, 66.6, 72.6),
    boltSpacing: circle,
    maxLoad: maybe(fc.constantFrom(500, 800)),
  })
  .map((wheel): Fitted => ({ kind: 'wheels', findingsOf: (car) => wheelFit(car, wheel) }))
const anySpacer = fc
  .record({
    boltDistance: circle,
    boltInfo: thread,
    thickness: fc.constantFrom(5, 15, 30),
    boreHub: maybe(fc.constantFrom(57.1, 66.6)),
    system: fc.constantFrom('through', 'bolt_on', ''),
  })
  .map((spacer): Fitted => ({ kind: 'spacers', findingsOf: (car) => spacerFit(car, spacer) }))
const anyProduct = fc.oneof(anyTire, anyWheel, anySpacer)

it('what does not fit a car does not fit its numbers in an address either, and the other way round', () => {
  fc.assert(
    fc.property(anyCar, anyProduct, (car, { kind, findingsOf }) => {
      const text = writeCarNumbers(kind, car)
      fc.pre(text !== '')
      const numbers = readCarNumbers(text)
      if (!numbers) throw new Error(`${text} cannot be read`)
      const isRefused = (of: Car) => verdictOf(findingsOf(of)) === 'does_not_fit'
      expect(isRefused(numbers)).toBe(isRefused(car))
    }),
    { numRuns: 500 },
  )
})

it('the numbers in an address are those of the car, without its name', () => {
  fc.assert(
    fc.property(anyCar, fc.constantFrom(...listKinds), (car, kind) => {
      const text = writeCarNumbers(kind, car)
      expect(text).not.toContain('Transit')
      expect(writeCarNumbers(kind, readCarNumbers(text) ?? unknownCar)).toBe(text)
    }),
  )
})

it.each([
  ['tires', { boltCircle: '5x112', bore: 57.1 }, ''],
  ['wheels', { boltCircle: '5x112', bore: 57.1 }, 'bolts-5x112_bore-57.1'],
  ['spacers', { boltCircle: '5x112', thread: 'M14x1.5', boltLength: 27 }, 'bolts-5x112_thread-M14x1.5'],
  [
    'tires',
    { sizes: [{ width: 195, profile: 70, diameter: 15, loadClass: 'C' as const }] },
    'size-195-70-15-C',
  ],
] as const)('%s: of %j the address says %j', (kind, known, text) => {
  expect(
    writeCarNumbers(kind, { ...unknownCar, ...known, sizes: 'sizes' in known ? [...known.sizes] : [] }),
  ).toBe(text)
})

it.each([
  '',
  'all',
  'bolts',
  'bolts-x',
  'size-195',
  'size-195-65-15-QQ',
  'name-Transit',
  'bore-NaN',
  'bolts-5x112_',
  '__proto__-1',
])('%j says no numbers of a car', (text) => {
  expect(readCarNumbers(text)).toBeNull()
})

it('a car is comparable by its tire or its bolt circle', () => {
  expect(isComparable(unknownCar)).toBe(false)
  expect(isComparable({ ...unknownCar, boltCircle: '5x112' })).toBe(true)
})
