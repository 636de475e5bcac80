import clsx from 'clsx'
import type { Grosze } from '@bieznik/contract/money/grosze'
import { useLowestPriceText } from './use-lowest-price-text'

interface LowestPriceProps {
  /** The reduced price, beside which this stands. */
  price: Grosze
  /** Of the thirty days before the reduction; undefined: the price is no reduced one. */
  lowestPrice?: Grosze | undefined
  className?: string
}

/** What the law wants beside a reduced price. */
export function LowestPrice({ price, lowestPrice, className }: LowestPriceProps) {
  const lowestPriceText = useLowestPriceText()
  if (lowestPrice === undefined) return null
  return <span className={clsx('text-sm text-quiet', className)}>{lowestPriceText(price, lowestPrice)}</span>
}
