import { boltCirclesOf, parseBoltCircle, type BoltCircle } from '../bolt-circle.ts'
import type { Wheel } from '../product.ts'
import { formatMarkedSize } from '../tire-size.ts'
import type { Car } from './car.ts'
import { MM_PER_INCH, tenths, type FitFinding } from './finding.ts'
import { loadNeedOf } from './load-need.ts'
import { judgeRimWidth, rimWidthsOf } from './rim-width.ts'

/** What the fit of a wheel depends on. */
export type FittedWheel = Pick<
  Wheel,
  'diameter' | 'width' | 'et' | 'centralBoreDiameter' | 'boltSpacing' | 'secondBoltSpacing' | 'maxLoad'
>

/** Whether a wheel can take the place of today's. What is not known of the car or of the wheel never counts as fitting. */
export function wheelFit(car: Car, wheel: FittedWheel): FitFinding[] {
  return [
    circleFinding(car, boltCirclesOf(wheel)),
    boreFinding(car, wheel.centralBoreDiameter),
    ...tireFindings(car, wheel),
    ...positionFindings(car, wheel),
    wheelLoadFinding(car, wheel),
    { code: 'bolt_seat', level: 'note', source: 'workshop', values: {} },
  ]
}

export const isSameCircle = (one: BoltCircle, other: BoltCircle): boolean =>
  one.bolts === other.bolts && one.diameter === other.diameter

/** Number of bolts and diameter in mm have to be the very same: 5x114.3 does not go on 5x112. One of several circles is enough. */
export function circleFinding(car: Car, circles: readonly string[]): FitFinding {
  const source = 'geometry'
  const mine = car.boltCircle === null ? null : parseBoltCircle(car.boltCircle)
  const its = circles.map((circle) => parseBoltCircle(circle)).filter((circle) => circle !== null)
  const offered = circles.join(', ')
  if (!mine || its.length === 0)
    return { code: 'circle_unknown', level: 'not_known', source, values: { offered } }
  const values = { offered, needed: car.boltCircle ?? '' }
  return its.some((circle) => isSameCircle(mine, circle))
    ? { code: 'circle_same', level: 'fits', source, values }
    : { code: 'circle_other', level: 'does_not_fit', source, values }
}

/** A tenth of a millimeter is how measures are rounded: 66.5 and 66.6 are the same hub. */
export const SAME_BORE = 0.1

/** The bore sits on the hub; a larger one wants a centering ring, outer × inner in mm, and a smaller one does not go over the hub. */
export function boreFinding({ bore }: Car, offered: number | null | undefined): FitFinding {
  const source = 'geometry'
  if (bore === null || offered === null || offered === undefined)
    return { code: 'bore_unknown', level: 'not_known', source, values: {} }
  const values = { offered, hub: bore }
  const room = tenths(offered - bore)
  if (room < 0) return { code: 'bore_small', level: 'does_not_fit', source, values }
  return room <= SAME_BORE
    ? { code: 'bore_same', level: 'fits', source, values }
    : { code: 'bore_ring', level: 'fits_with', source, values }
}

/** The tires of the car that have this rim diameter, on a rim of this width. */
function tireFindings(car: Car, { diameter, width }: FittedWheel): FitFinding[] {
  if (car.sizes.length === 0) return [{ code: 'size_unknown', level: 'not_known', source: 'car', values: {} }]
  const sizes = car.sizes.filter((each) => each.diameter === diameter)
  if (sizes.length === 0) {
    const values = { diameter, today: car.sizes[0]?.diameter ?? 0 }
    return [{ code: 'wheel_diameter', level: 'does_not_fit', source: 'car', values }]
  }
  const findings = sizes.map((each): FitFinding => {
    const { min, max } = rimWidthsOf(each)
    const values = { size: formatMarkedSize(each, each.loadClass), min, max, rim: width }
    const judged = judgeRimWidth(each, width)
    if (judged === 'within') return { code: 'tire_within', level: 'fits', source: 'etrto', values }
    if (judged === 'edge') return { code: 'tire_edge', level: 'fits_with', source: 'etrto', values }
    return { code: 'tire_out', level: 'does_not_fit', source: 'etrto', values }
  })
  // One of the car's sizes on it is enough.
  const best = ['fits', 'fits_with', 'does_not_fit'].find((level) =>
    findings.some((finding) => finding.level === level),
  )
  return findings.filter(({ level }) => level === best)
}

/** mm by which the rim's edges are farther from where they were; below zero: nearer to the middle of the rim. */
export interface WheelShift {
  outward: number
  inward: number
}

type Position = { width: number; et: number }

/**
 * Each edge lies half the width from the middle of the rim, and the ET moves that towards the car, so with widths in mm
 * outward = (new width − old width) / 2 + (old ET − new ET) and inward = (new width − old width) / 2 − (old ET − new ET).
 */
export function wheelShift(before: Position, after: Position): WheelShift {
  const wider = ((after.width - before.width) * MM_PER_INCH) / 2
  const moved = before.et - after.et
  return { outward: tenths(wider + moved), inward: tenths(wider - moved) }
}

/** mm; what a rim differs by when nothing was meant to change. */
const SAME_PLACE = 1

function positionFindings({ wheelWidth, wheelEt }: Car, { width, et }: FittedWheel): FitFinding[] {
  const source = 'geometry'
  if (wheelWidth === null || wheelEt === null || et === null || et === undefined)
    return [{ code: 'position_unknown', level: 'not_known', source, values: {} }]
  const { outward, inward } = wheelShift({ width: wheelWidth, et: wheelEt }, { width, et })
  const values = {
    outer: Math.abs(outward),
    outerGoes: outward > 0 ? 'out' : 'in',
    inner: Math.abs(inward),
    innerGoes: inward > 0 ? 'in' : 'out',
    et,
    today: wheelEt,
  }
  if (Math.max(outward, inward) <= SAME_PLACE)
    return [{ code: 'position_same', level: 'fits', source, values }]
  const moved: FitFinding = { code: 'position_moved', level: 'fits_with', source, values }
  return outward > SAME_PLACE ? [moved, sticksOut(outward)] : [moved]
}

/** kg that a wheel may carry against what each wheel has to: half the load of the axle. */
function wheelLoadFinding(car: Car, { maxLoad }: FittedWheel): FitFinding {
  const need = loadNeedOf(car)
  const source = 'maker'
  if (!need || maxLoad === null || maxLoad === undefined)
    return { code: 'wheel_load_unknown', level: 'not_known', source, values: {} }
  const values = { kg: maxLoad, neededKg: tenths(need.kg) }
  return maxLoad >= need.kg
    ? { code: 'wheel_load_enough', level: 'fits', source, values }
    : { code: 'wheel_load_low', level: 'does_not_fit', source, values }
}

/**
 * What the rules of type approval say of wheels that stand further out, by as many mm: above their axle nothing of them but the tire may project
 * over the edge of the body (UN Regulation 26, 6.10.2).
 */
export const sticksOut = (mm: number): FitFinding => ({
  code: 'sticks_out',
  level: 'fits_with',
  source: 'un_r26',
  values: { mm },
})
