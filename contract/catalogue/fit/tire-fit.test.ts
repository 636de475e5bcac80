import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadCapacity } from '../load-index.ts'
import type { TireSize } from '../product.ts'
import { catalogueSize, readTireNotation } from '../tire-size-notation.ts'
import type { Car } from './car.ts'
import { verdictOf } from './finding.ts'
import { loadIndexFor, loadNeedOf } from './load-need.ts'
import { judgeRimWidth, rimWidthsOf } from './rim-width.ts'
import { diameterDeviation, tireFit, type FittedTire } from './tire-fit.ts'

const unknownCar: Car = {
  id: 'a',
  name: '',
  sizes: [{ width: 195, profile: 70, diameter: 15, loadClass: 'C' }],
  axleLoad: null,
  loadIndex: null,
  speedSymbol: null,
  boltCircle: null,
  bore: null,
  wheelWidth: null,
  wheelEt: null,
  fastening: null,
  thread: null,
  boltLength: null,
}

/** 1700 kg on an axle are 850 kg a tire, index 102. */
const van: Car = { ...unknownCar, axleLoad: 1700, speedSymbol: 'R', wheelWidth: 6 }

const vanTire: FittedTire = {
  width: 195,
  profile: 70,
  diameter: 15,
  icVc: '104S',
  loadClass: 'C',
  snowMarking: '',
  protector: 'Kurier',
}

function readListed(text: string): TireSize {
  const reading = readTireNotation(text)
  const size = reading.isUnderstood ? catalogueSize(reading.tire) : null
  if (!size) throw new Error(`${text} is no size`)
  return size
}

const codesOf = (car: Car, tire: FittedTire) => tireFit(car, tire).map(({ code }) => code)
const verdict = (car: Car, tire: FittedTire) => verdictOf(tireFit(car, tire))

describe('rim widths', () => {
  it.each([
    // tyresizecalculator.com, "What rim widths fit to my tire?"
    ['195/65 R15', 5.5, 7],
    // Tire Rack, "Rim width range"
    ['205/60 R15', 5.5, 7.5],
  ])('of %s are %d to %d inches', (size, min, max) => {
    expect(rimWidthsOf(readListed(size))).toEqual({ min, max })
  })

  it.each([
    // Tire Rack, "Measuring rim width"
    ['175/75 R14', 5],
    ['195/75 R15', 5.5],
    ['215/75 R15', 6],
    ['235/75 R15', 6.5],
    ['225/75 R15', 6],
    ['225/70 R15', 6.5],
    ['225/65 R16', 6.5],
    ['225/60 R15', 6.5],
    ['225/55 R15', 7],
    ['225/50 R15', 7],
    ['225/45 R17', 7.5],
    ['225/40 R18', 8],
    // tyresizecalculator.com, "What is the measuring rim width?"
    ['235/45 R17', 8],
    // Tire Rack, of 31x10.50 R15
    ['31x10.50 R15', 8.5],
  ])('of %s include that on which it is measured, %d inches', (size, measuring) => {
    expect(judgeRimWidth(readListed(size), measuring)).toBe('within')
  })

  it('says of half an inch beyond that the maker knows', () => {
    // Tire Rack: 8 inches are the narrowest listed for 235/40 R17, and BMW has it on 7.5.
    const size = readListed('235/40 R17')
    expect([7, 7.5, 8, 9.5, 10, 10.5].map((rim) => judgeRimWidth(size, rim))).toEqual([
      'out',
      'edge',
      'within',
      'within',
      'edge',
      'out',
    ])
  })

  it('from 50 % on are within the wide rule of the trade, 0.65 to 0.9 of the section width in half inches', () => {
    const halfInches = (mm: number) => Math.round((mm / 25.4) * 2) / 2
    const size = fc.record({
      width: fc.integer({ min: 14, max: 27 }).map((each) => each * 10 + 5),
      profile: fc.constantFrom(50, 55, 60, 65, 70, 75, 80),
      diameter: fc.constant(16),
    })
    fc.assert(
      fc.property(size, (each) => {
        const { min, max } = rimWidthsOf(each)
        expect(min).toBeGreaterThanOrEqual(halfInches(each.width * 0.65))
        expect(max).toBeLessThanOrEqual(halfInches(each.width * 0.9))
      }),
    )
  })

  it.each([
    // wheelmeasure.com, "How wide tires for my rims": the rims that list a width.
    [215, 6.5, 8],
    [225, 7, 8.5],
    [235, 7.5, 9],
    [245, 8, 9.5],
    [255, 8.5, 10],
  ])('of low tires of %d mm are %d to %d inches, half an inch more or less', (width, min, max) => {
    for (const profile of [40, 45]) {
      const widths = rimWidthsOf({ width, profile, diameter: 18 })
      expect(Math.abs(widths.min - min)).toBeLessThanOrEqual(0.5)
      expect(Math.abs(widths.max - max)).toBeLessThanOrEqual(0.5)
    }
  })

  it('are a range within 0.6 and 1.1 of any section', () => {
    const size = fc.record({
      width: fc.integer({ min: 27, max: 65 }).map((each) => each * 5),
      profile: fc.integer({ min: 5, max: 16 }).map((each) => each * 5),
      diameter: fc.integer({ min: 12, max: 22 }),
    })
    fc.assert(
      fc.property(size, (each) => {
        const { min, max } = rimWidthsOf(each)
        expect(min).toBeLessThan(max)
        expect((min * 25.4) / each.width).toBeGreaterThan(0.6)
        expect((max * 25.4) / each.width).toBeLessThan(1.1)
      }),
    )
  })
})

describe('the load that is needed', () => {
  it('is half of the axle before it is that of today’s tire', () => {
    expect(loadNeedOf(van)).toEqual({ kg: 850, index: 102, by: 'axle' })
    expect(loadNeedOf({ axleLoad: null, loadIndex: 104 })).toEqual({ kg: 900, index: 104, by: 'tire' })
    expect(loadNeedOf(unknownCar)).toBeNull()
  })

  it('has the lowest index that carries it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 190, max: 4500 }), (kg) => {
        const index = loadIndexFor(kg) ?? 0
        expect(loadCapacity(index)).toBeGreaterThanOrEqual(kg)
        expect(loadCapacity(index - 1) ?? 0).toBeLessThan(kg)
      }),
    )
    expect(loadIndexFor(4501)).toBeNull()
  })
})

describe('a tire', () => {
  it('of the same size with enough load and speed fits, on a wheel of unknown width', () => {
    expect(verdict(van, vanTire)).toBe('fits')
    expect(verdict({ ...van, wheelWidth: null }, vanTire)).toBe('fits')
  })

  it.each<[string, Partial<FittedTire>, string]>([
    ['rim diameter', { diameter: 16 }, 'rim_diameter'],
    ['overall diameter', { profile: 80 }, 'diameter_off'],
    ['load', { icVc: '97S' }, 'load_low_axle'],
    ['speed', { icVc: '104Q' }, 'speed_low'],
    ['rim width', { width: 255, profile: 55, icVc: '104S' }, 'rim_out'],
  ])('of another %s does not', (_, differences, code) => {
    const tire = { ...vanTire, ...differences }
    expect(codesOf(van, tire)).toContain(code)
    expect(verdict(van, tire)).toBe('does_not_fit')
  })

  it('that is slower than the car may be a snow tire, with a sticker, from 160 km/h on', () => {
    const snow = { ...vanTire, icVc: '104Q', snowMarking: '3pmsf' }
    expect(verdict(van, snow)).toBe('fits_with')
    expect(verdict(van, { ...snow, icVc: '104N' })).toBe('does_not_fit')
    expect(verdict(van, { ...snow, snowMarking: '' })).toBe('does_not_fit')
  })

  it('without a C on a van, or below today’s index, fits with something to be asked', () => {
    expect(codesOf(van, { ...vanTire, loadClass: null })).toContain('class_below')
    expect(codesOf({ ...van, loadIndex: 106 }, vanTire)).toContain('load_below_today')
    expect(verdict({ ...van, loadIndex: 106 }, vanTire)).toBe('fits_with')
  })

  it('that lacks the load says which class has it', () => {
    const car = { ...van, sizes: [{ width: 195, profile: 65, diameter: 15, loadClass: null }] }
    expect(codesOf(car, { ...vanTire, profile: 65, icVc: '91T', loadClass: null })).toContain('class_xl')
    expect(codesOf(van, { ...vanTire, icVc: '91T', loadClass: null })).toContain('class_c')
  })

  it.each<Partial<Car>>([{ axleLoad: null }, { speedSymbol: null }])('never fits without %j', (unknown) => {
    expect(verdict({ ...van, ...unknown }, vanTire)).toBe('not_known')
  })

  it('of another size never fits without the width of the wheel', () => {
    const other = { ...vanTire, width: 205, profile: 65 }
    expect(verdict(van, other)).toBe('fits')
    expect(verdict({ ...van, wheelWidth: null }, other)).toBe('not_known')
  })

  it('never fits a car of which nothing but the size is known, whatever it is', () => {
    const tire = fc.record({
      width: fc.constantFrom(185, 195, 205, 215),
      profile: fc.constantFrom(60, 65, 70, 75),
      diameter: fc.constantFrom(14, 15, 16),
      icVc: fc.constantFrom('91T', '104S', '121R', 'ICVC007'),
      loadClass: fc.constantFrom(null, 'C' as const, 'XL' as const),
      snowMarking: fc.constantFrom('', 'm+s', '3pmsf'),
      protector: fc.constant('Kurier'),
    })
    fc.assert(
      fc.property(tire, (each) => {
        expect(['not_known', 'does_not_fit']).toContain(verdict(unknownCar, each))
      }),
    )
  })

  it('with more load never does worse', () => {
    const index = fc.integer({ min: 90, max: 120 })
    const findLoad = (number: number) =>
      tireFit(van, { ...vanTire, icVc: `${number}S` }).find(({ code }) => code.startsWith('load_'))?.level
    fc.assert(
      fc.property(index, index, (one, other) => {
        const [less = one, more = other] = [one, other].toSorted((a, b) => a - b)
        expect([findLoad(less), findLoad(more)]).not.toEqual(['fits', 'does_not_fit'])
      }),
    )
  })
})

describe('the diameter against the car’s', () => {
  it.each([
    // 195/65 R15 634.5 mm, 205/60 R15 627 mm, 205/55 R16 631.9 mm: by the formula of the ETRTO Standards Manual.
    ['195/65 R15', '205/60 R15', -1.2],
    ['195/65 R15', '205/55 R16', -0.4],
    ['195/65 R15', '205/65 R15', 2],
  ])('from %s to %s is %d %', (of, to, percent) => {
    const tire = { ...vanTire, ...readListed(to) }
    expect(diameterDeviation({ ...readListed(of), loadClass: null }, tire)).toBeCloseTo(percent, 1)
  })

  it('says what is driven when the speedometer says 100', () => {
    const near = tireFit(van, { ...vanTire, width: 205, profile: 65 }).find(
      ({ code }) => code === 'diameter_near',
    )
    expect(near?.values).toEqual({ percent: 1, direction: 'smaller', shown: 100, real: 99 })
  })
})
