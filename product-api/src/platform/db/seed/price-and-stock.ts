import { grosze, type Grosze } from '@bieznik/contract/money/money'
import type { Random } from './random.ts'

/** What stands behind the decimal point on a price tag, in grosze; whole złoty are the most usual. */
const PRICE_ENDINGS = [0, 0, 50, 99] as const

/** A price as a shop would write it, less than one złoty from the whole part of `pln`. */
export function tagPrice(pln: number, random: Random): Grosze {
  return grosze(Math.floor(pln) * 100 + random.pick(PRICE_ENDINGS))
}

/** Pieces in stock: of ten products one is sold out, three have 1 to 20, six have 21 to 60. */
export function drawStock(random: Random): number {
  const draw = random.next()
  if (draw < 0.1) return 0
  return draw < 0.4 ? random.between(1, 20) : random.between(21, 60)
}
