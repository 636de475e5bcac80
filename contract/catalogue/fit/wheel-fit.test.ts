import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Car } from './car.ts'
import { verdictOf } from './finding.ts'
import { wheelFit, wheelShift, type FittedWheel } from './wheel-fit.ts'

const car: Car = {
  id: 'a',
  name: '',
  sizes: [{ width: 205, profile: 55, diameter: 16, loadClass: null }],
  axleLoad: 1100,
  loadIndex: 91,
  speedSymbol: 'V',
  boltCircle: '5x112',
  bore: 57.1,
  wheelWidth: 6.5,
  wheelEt: 46,
  fastening: 'bolt',
  thread: 'M14x1.5',
  boltLength: 28,
}

const wheel: FittedWheel = {
  diameter: 16,
  width: 6.5,
  et: 46,
  centralBoreDiameter: 57.1,
  boltSpacing: '5x112',
  maxLoad: 600,
}

const codesOf = (of: Car, offered: FittedWheel) => wheelFit(of, offered).map(({ code }) => code)
const verdict = (of: Car, offered: FittedWheel) => verdictOf(wheelFit(of, offered))

it('fits by either of two circles', () => {
  const dual = { ...wheel, boltSpacing: '5x114.3', secondBoltSpacing: '5x112' }
  expect(codesOf(car, dual)).toContain('circle_same')
  expect(codesOf({ ...car, boltCircle: '5x114.3' }, dual)).toContain('circle_same')
  expect(codesOf({ ...car, boltCircle: '5x120' }, dual)).toContain('circle_other')
})

describe('how far a wheel stands out', () => {
  it.each([
    // agentcalc.com, wheel offset calculator
    [8, 45, 9, 35, 22.7, 2.7],
    // machinecalcs.com, wheel offset calculator
    [8, 35, 9, 30, 17.7, 7.7],
    // tuning4u.info: ET 35 stands 10 mm further out than ET 45
    [7, 45, 7, 35, 10, -10],
  ])('%dJ ET%d → %dJ ET%d: %d mm out, %d mm in', (oldWidth, oldEt, width, et, outward, inward) => {
    expect(wheelShift({ width: oldWidth, et: oldEt }, { width, et })).toEqual({ outward, inward })
  })

  it('is the opposite when the wheels are exchanged, and both edges make up the width', () => {
    const wheels = fc.record({
      width: fc.integer({ min: 8, max: 22 }).map((each) => each / 2),
      et: fc.integer({ min: -40, max: 60 }),
    })
    fc.assert(
      fc.property(wheels, wheels, (one, other) => {
        const there = wheelShift(one, other)
        const back = wheelShift(other, one)
        expect(there.outward + back.outward).toBeCloseTo(0, 0)
        expect(there.outward + there.inward).toBeCloseTo((other.width - one.width) * 25.4, 0)
      }),
    )
  })
})

describe('a wheel', () => {
  it('like that of today fits', () => expect(verdict(car, wheel)).toBe('fits'))

  it.each<[string, Partial<FittedWheel>, string]>([
    ['bolt circle', { boltSpacing: '5x114.3' }, 'circle_other'],
    ['number of bolts', { boltSpacing: '4x112' }, 'circle_other'],
    ['smaller bore', { centralBoreDiameter: 56.6 }, 'bore_small'],
    ['diameter', { diameter: 17 }, 'wheel_diameter'],
    ['width', { width: 9 }, 'tire_out'],
    ['lower load', { maxLoad: 500 }, 'wheel_load_low'],
  ])('of another %s does not', (_, differences, code) => {
    expect(codesOf(car, { ...wheel, ...differences })).toContain(code)
    expect(verdict(car, { ...wheel, ...differences })).toBe('does_not_fit')
  })

  it('with a larger bore wants a ring, which is named outer × inner', () => {
    const ring = wheelFit(car, { ...wheel, centralBoreDiameter: 72.6 }).find(
      ({ code }) => code === 'bore_ring',
    )
    expect(ring).toMatchObject({ level: 'fits_with', values: { offered: 72.6, hub: 57.1 } })
    expect(codesOf({ ...car, bore: 66.5 }, { ...wheel, centralBoreDiameter: 66.6 })).toContain('bore_same')
  })

  it('that stands further out fits with room to be looked for', () => {
    expect(verdict(car, { ...wheel, et: 35 })).toBe('fits_with')
    expect(codesOf(car, { ...wheel, et: 35 })).toContain('sticks_out')
    expect(codesOf(car, { ...wheel, et: 50 })).not.toContain('sticks_out')
  })

  it('is compared with the size of the car that has its diameter', () => {
    const other = { width: 225, profile: 45, diameter: 17, loadClass: null }
    expect(
      codesOf({ ...car, sizes: [...car.sizes, other] }, { ...wheel, diameter: 17, width: 7.5 }),
    ).toContain('tire_within')
  })

  it.each([
    { boltCircle: null },
    { bore: null },
    { wheelWidth: null },
    { wheelEt: null },
    { axleLoad: null, loadIndex: null },
  ])('never fits without %j', (unknown) => expect(verdict({ ...car, ...unknown }, wheel)).toBe('not_known'))

  it.each<Partial<FittedWheel>>([{ et: null }, { maxLoad: null }, { boltSpacing: '?' }])(
    'never fits with %j of its own',
    (unknown) => expect(verdict(car, { ...wheel, ...unknown })).toBe('not_known'),
  )
})
