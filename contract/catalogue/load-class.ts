import type { TireSize } from './product.ts'
import { readService } from './service-description.ts'
import type { LoadClass } from './tire-codes.ts'
import { isInchSize, tireDimensions } from './tire-size.ts'

/**
 * How much a tire carries for its size: kg to a unit of the load formula, width and height of the section to the power of 0.695 times the
 * diameter at half its height, all in mm. That is the form in which ISO 4000-1 has the load of a size; of standard tires the quotient is 1.00 to
 * 1.10, of extra load ones up to a quarter more, of C tires 1.23 and more, for which the ETRTO Standards Manual was compared.
 */
function loadRatio(size: TireSize, maxLoad: number): number {
  const { rimDiameter, sectionWidth, sectionHeight } = tireDimensions(size)
  return (1000 * maxLoad) / ((sectionWidth * sectionHeight) ** 0.695 * (rimDiameter + sectionHeight))
}

/** Between these each class stays with room to spare. What American standards give an LT is not bounded. */
const bounds = {
  standard: { least: 0, most: 1.35 },
  XL: { least: 1, most: 1.35 },
  C: { least: 1.15, most: Infinity },
  LT: { least: 0, most: Infinity },
} as const

type ClassedTire = TireSize & { icVc: string; loadClass?: LoadClass | null | undefined }

/**
 * Whether a tire of this class can have this load index: a van's index needs a C, and a C has more than the standard tire of its size. True
 * where it is not known: without a class, without an index, and of inch sizes.
 */
export function hasClassForLoad({ loadClass, icVc, ...size }: ClassedTire): boolean {
  const service = readService(icVc)
  if (loadClass === undefined || !service || isInchSize(size)) return true
  const { least, most } = bounds[loadClass ?? 'standard']
  const ratio = loadRatio(size, service.maxLoad)
  return ratio >= least && ratio <= most
}
