import { grosze, type Grosze } from '../money/grosze.ts'
import { daysBefore } from '../platform/warsaw-clock.ts'

/*
 * The lowest price of the thirty days before a reduction, which the law wants beside the reduced one (Article 4(2) and (3) of the Polish act
 * on prices of 9 May 2014; Article 6a of Directive 98/6/EC). Without Zod, because pages that are only read need it too.
 */

const DAYS = 30

/** A price that was in force from this moment on, until the next one was. */
export type PricePoint = { price: Grosze; since: Date }

/**
 * The lowest price that was in force at any time from thirty days before `start` until `start`; the one that was in force when the thirty
 * days began is among them. A product that was offered for a shorter time has the lowest since then. Null: it was not offered before.
 * `history` is in the order of time.
 */
export function lowestPriceBefore(history: readonly PricePoint[], start: Date): Grosze | null {
  const begin = daysBefore(start, DAYS)
  const prices = history.flatMap(({ price, since }, index) => {
    const until = history[index + 1]?.since ?? start
    return since < start && until > begin ? [price] : []
  })
  return prices.length === 0 ? null : grosze(Math.min(...prices))
}

type Reduced = { price: Grosze; reduction?: { lowestPrice: Grosze } | undefined }

/**
 * The price that a reduced one is announced against, struck through or as a percentage; null: there is no reduction to announce. A reduced
 * price that is not below the lowest of the thirty days before is shown beside it, and is none.
 */
export function priceBeforeReduction({ price, reduction }: Reduced): Grosze | null {
  return reduction && price < reduction.lowestPrice ? reduction.lowestPrice : null
}

/** A reduction that is planned or in force. */
export type OpenReduction = { price: Grosze; startsAt: Date; endsAt: Date; hasStarted: boolean }

/** What the history will be if nothing else happens: each reduction begins and ends as it is planned. */
export function expectedHistory(
  history: readonly PricePoint[],
  reductions: readonly OpenReduction[],
  regularPrice: Grosze,
): PricePoint[] {
  const planned = reductions.flatMap(({ price, startsAt, endsAt, hasStarted }): PricePoint[] => [
    ...(hasStarted ? [] : [{ price, since: startsAt }]),
    { price: regularPrice, since: endsAt },
  ])
  return [...history, ...planned].toSorted((one, other) => one.since.getTime() - other.since.getTime())
}
