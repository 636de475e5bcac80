import type { TireSize } from './product.ts'
import type { LoadClass } from './tire-codes.ts'

/** Widths below this are overall diameters in inches (31x10.50 R15), not section widths in mm. */
const SMALLEST_METRIC_WIDTH = 100

const MM_PER_INCH = 25.4

export function isInchSize(size: Pick<TireSize, 'width'>): boolean {
  return size.width < SMALLEST_METRIC_WIDTH
}

export function isSameTireSize(one: TireSize, other: TireSize): boolean {
  return one.width === other.width && one.profile === other.profile && one.diameter === other.diameter
}

/** `195/80 R15`, or `31x10.50 R15` for inch sizes. */
export function formatTireSize({ width, profile, diameter }: TireSize): string {
  return isInchSize({ width })
    ? `${width}x${profile.toFixed(2)} R${diameter}`
    : `${width}/${profile} R${diameter}`
}

/** `205/65 R16C`, `LT265/70 R17`, `31x10.50 R15LT`: without XL, which is written behind the load index. */
export function formatMarkedSize(size: TireSize, loadClass: LoadClass | null): string {
  const text = formatTireSize(size)
  if (loadClass === 'C') return `${text}C`
  if (loadClass !== 'LT') return text
  return isInchSize(size) ? `${text}LT` : `LT${text}`
}

/** The tire's measures in mm. Metric: ETRTO, section height = width × profile / 100; overall = rim + two sections. */
export function tireDimensions({ width, profile, diameter }: TireSize): {
  rimDiameter: number
  sectionWidth: number
  sectionHeight: number
  overallDiameter: number
} {
  const rimDiameter = diameter * MM_PER_INCH
  if (isInchSize({ width })) {
    const overallDiameter = width * MM_PER_INCH
    return {
      rimDiameter,
      sectionWidth: profile * MM_PER_INCH,
      sectionHeight: (overallDiameter - rimDiameter) / 2,
      overallDiameter,
    }
  }
  const sectionHeight = (width * profile) / 100
  return { rimDiameter, sectionWidth: width, sectionHeight, overallDiameter: rimDiameter + 2 * sectionHeight }
}
