import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import { createRandom } from './random.ts'
import { roundRobin } from './spread.ts'
import type { TireCarcass } from './tire-carcass.ts'
import { isMadeFor, tirePatterns, type TirePattern } from './tire-patterns.ts'
import { fourByFourCarcasses } from './tire-sizes-four-by-four.ts'
import { passengerCarcasses } from './tire-sizes-passenger.ts'
import { vanCarcasses } from './tire-sizes-van.ts'

/** One tire as it can be ordered from the workshop: a carcass, a tread pattern and a speed rating that both allow. */
export interface TireVariant {
  carcass: TireCarcass
  pattern: TirePattern
  speedSymbol: string
}

/** Sizes that the shop keeps in every pattern. */
const bestSellers = new Set([
  '195/80 R15',
  '195/65 R15',
  '205/55 R16',
  '205/80 R16',
  '195/75 R16',
  '31x10.50 R15',
  '33x12.50 R15',
])

const VARIANTS_SEED = 1978

/** The patterns of a size one after the other at their highest speed first, then those at the next lower one. */
function variantsOf(carcass: TireCarcass): TireVariant[] {
  const byPattern = tirePatterns
    .filter((pattern) => isMadeFor(pattern, carcass))
    .map((pattern) =>
      pattern.speedSymbols
        .filter((symbol) => carcass.speedSymbols.includes(symbol))
        .map((speedSymbol) => ({ carcass, pattern, speedSymbol })),
    )
  return roundRobin(byPattern)
}

function listTireVariants(): TireVariant[] {
  const sizes = [...passengerCarcasses, ...fourByFourCarcasses, ...vanCarcasses].map(variantsOf)
  const groups = sizes.flatMap((variants) =>
    variants.some(({ carcass }) => bestSellers.has(formatTireSize(carcass)))
      ? variants.map((variant) => [variant])
      : [variants],
  )
  return roundRobin(createRandom(VARIANTS_SEED).shuffle(groups))
}

/** Every tire that the workshop makes: one of each size in turn, best sellers in all their patterns in the first turn. */
export const tireVariants: readonly TireVariant[] = listTireVariants()
