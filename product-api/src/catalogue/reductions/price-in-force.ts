import type { Grosze } from '@bieznik/contract/money/money'

/** A reduction that is planned or in force. */
export type OpenReduction = {
  id: number
  price: Grosze
  startsAt: Date
  endsAt: Date
  /** null: it has not begun. */
  startedAt: Date | null
  /** Known from its beginning on. */
  lowestPrice: Grosze | null
}

export type InForce = {
  /** null: the product costs its regular price. */
  reduction: OpenReduction | null
  /** Reductions that are over at this moment. */
  over: OpenReduction[]
}

/**
 * Which of the reductions of a product, which do not overlap, is in force at a moment. From its start on it is, and at its end it is no
 * more. One that is not below the regular price is none, and over when it would begin.
 */
export function reductionInForce(
  regularPrice: Grosze,
  reductions: readonly OpenReduction[],
  now: Date,
): InForce {
  const begun = reductions.filter(({ startsAt }) => startsAt <= now)
  const isOver = ({ endsAt, price }: OpenReduction) => endsAt <= now || price >= regularPrice
  return { reduction: begun.find((each) => !isOver(each)) ?? null, over: begun.filter(isOver) }
}
