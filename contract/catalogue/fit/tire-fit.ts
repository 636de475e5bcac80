import { codeOf, snowMarkings } from '../goods-words.ts'
import type { Tire } from '../product.ts'
import { readService, type ServiceNumbers } from '../service-description.ts'
import { isSpeedSymbol, topSpeed } from '../speed-symbol.ts'
import type { LoadClass } from '../tire-codes.ts'
import { formatMarkedSize, isSameTireSize, tireDimensions } from '../tire-size.ts'
import type { Car, CarTire } from './car.ts'
import { tenths, type FitFinding } from './finding.ts'
import { loadNeedOf, type LoadNeed } from './load-need.ts'
import { judgeRimWidth, rimWidthsOf } from './rim-width.ts'

/** What the fit of a tire depends on. */
export type FittedTire = Pick<
  Tire,
  'width' | 'profile' | 'diameter' | 'icVc' | 'loadClass' | 'snowMarking' | 'protector'
>

/** In percent: the rule of the trade for another size in place of the car's. */
const MOST_APART = 3

/** km/h that a speedometer says in the example. */
const SHOWN = 100

/** km/h; snow tires may be slower than the car, with a sticker, but not below this (§ 11(5a) of the same regulation). */
const SLOWEST_SNOW = 160

/**
 * Whether a tire can take the place of the car's on the wheel of today. Sizes: rim diameter the same, overall diameter within 3 % (`tireDimensions`
 * has the formula), rim width by `rimWidthsOf`. Load and speed not below what is needed (§ 11(5) of the Polish regulation on technical conditions
 * of vehicles; UN Regulations 30, 54, 108 and 109 have the indices). What is not known of the car never counts as fitting.
 */
export function tireFit(car: Car, tire: FittedTire): FitFinding[] {
  const service = readService(tire.icVc)
  return [
    ...sizeFindings(car, tire),
    ...loadFindings(car, tire, service),
    speedFinding(car, tire, service),
    { code: 'same_axle', level: 'note', source: 'regulation', values: { pattern: tire.protector } },
  ]
}

/** By how many percent the tire's diameter differs from the car's; more than zero: it is larger. */
export function diameterDeviation(of: CarTire, tire: FittedTire): number {
  return 100 * (tireDimensions(tire).overallDiameter / tireDimensions(of).overallDiameter - 1)
}

function sizeFindings(car: Car, tire: FittedTire): FitFinding[] {
  if (car.sizes.length === 0) return [{ code: 'size_unknown', level: 'not_known', source: 'car', values: {} }]
  const size = formatMarkedSize(tire, tire.loadClass ?? null)
  const same = car.sizes.findIndex((each) => isSameTireSize(each, tire))
  const comparable = car.sizes.filter(({ diameter }) => diameter === tire.diameter)
  const [nearest] = comparable
    .map((each) => diameterDeviation(each, tire))
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))
  if (nearest === undefined) {
    const values = { diameter: tire.diameter, today: car.sizes[0]?.diameter ?? 0 }
    return [{ code: 'rim_diameter', level: 'does_not_fit', source: 'car', values }]
  }
  const findings = [same < 0 ? deviationFinding(nearest) : sameSize(size)]
  // The size that is on the wheel of today needs no further proof.
  if (same !== 0 || car.wheelWidth !== null) findings.push(rimFinding(car, tire, size))
  return findings
}

const sameSize = (size: string): FitFinding => ({
  code: 'same_size',
  level: 'fits',
  source: 'car',
  values: { size },
})

/**
 * A tire that is larger by p percent is faster by as much than the speedometer says: at 100 km/h shown, 100 + p. (UN Regulation 39: a speedometer
 * never says less than the true speed; makers leave a few percent, which differ.)
 */
function deviationFinding(percent: number): FitFinding {
  const values = {
    percent: Math.abs(tenths(percent)),
    direction: percent > 0 ? 'larger' : 'smaller',
    shown: SHOWN,
    real: tenths(SHOWN + percent),
  }
  if (Math.abs(percent) <= MOST_APART)
    return { code: 'diameter_near', level: 'fits', source: 'un_r39', values }
  return { code: 'diameter_off', level: 'does_not_fit', source: 'un_r39', values }
}

function rimFinding(car: Car, tire: FittedTire, size: string): FitFinding {
  const { min, max } = rimWidthsOf(tire)
  const isOnToday = car.sizes[0]?.diameter === tire.diameter
  if (car.wheelWidth === null || !isOnToday)
    return { code: 'rim_unknown', level: 'not_known', source: 'etrto', values: { size, min, max } }
  const values = { size, min, max, rim: car.wheelWidth }
  switch (judgeRimWidth(tire, car.wheelWidth)) {
    case 'within':
      return { code: 'rim_within', level: 'fits', source: 'etrto', values }
    case 'edge':
      return { code: 'rim_edge', level: 'fits_with', source: 'etrto', values }
    case 'out':
      return { code: 'rim_out', level: 'does_not_fit', source: 'etrto', values }
  }
}

function loadFindings(car: Car, tire: FittedTire, service: ServiceNumbers | null): FitFinding[] {
  const need = loadNeedOf(car)
  if (!need || !service)
    return [{ code: 'load_unknown', level: 'not_known', source: 'regulation', values: { icVc: tire.icVc } }]
  const findings = [loadFinding(need, service)]
  const isEnough = service.maxLoad >= need.kg
  if (isEnough && car.loadIndex !== null && service.loadIndex < car.loadIndex && need.by === 'axle')
    findings.push({
      code: 'load_below_today',
      level: 'fits_with',
      source: 'car',
      values: { index: service.loadIndex, today: car.loadIndex },
    })
  return [...findings, ...classFindings(car, tire, isEnough)]
}

function loadFinding({ kg, index, by }: LoadNeed, service: ServiceNumbers): FitFinding {
  const isEnough = service.maxLoad >= kg
  return {
    code: `${isEnough ? 'load_enough' : 'load_low'}_${by}`,
    level: isEnough ? 'fits' : 'does_not_fit',
    source: 'regulation',
    values: { index: service.loadIndex, kg: service.maxLoad, needed: index, neededKg: tenths(kg) },
  }
}

const isOfVans = (loadClass: LoadClass | null | undefined): boolean => loadClass === 'C' || loadClass === 'LT'

/** A van's tire has a van's pressure, which others do not bear; what lacks the load may have it with XL or C. */
function classFindings(car: Car, { loadClass }: FittedTire, isEnough: boolean): FitFinding[] {
  const isVan = car.sizes.some((each) => isOfVans(each.loadClass))
  if (isOfVans(loadClass)) return []
  if (!isEnough) return [{ code: isVan ? 'class_c' : 'class_xl', level: 'note', source: 'etrto', values: {} }]
  return isVan ? [{ code: 'class_below', level: 'fits_with', source: 'etrto', values: {} }] : []
}

function speedFinding(
  { speedSymbol }: Car,
  { icVc, snowMarking = '' }: FittedTire,
  service: ServiceNumbers | null,
): FitFinding {
  const source = 'regulation'
  if (speedSymbol === null || !isSpeedSymbol(speedSymbol) || !service)
    return { code: 'speed_unknown', level: 'not_known', source, values: { icVc } }
  const values = { speed: service.topSpeed, needed: topSpeed(speedSymbol) }
  if (values.speed >= values.needed) return { code: 'speed_enough', level: 'fits', source, values }
  const isSnow = Object.hasOwn(snowMarkings, codeOf(snowMarkings, snowMarking))
  if (isSnow && values.speed >= SLOWEST_SNOW)
    return { code: 'speed_snow', level: 'fits_with', source, values }
  return { code: 'speed_low', level: 'does_not_fit', source, values }
}
