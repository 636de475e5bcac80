import clsx from 'clsx'
import type { Grosze } from '@bieznik/contract/money/grosze'
import { usePriceText } from './use-price-text'

/** An amount in PLN: `412,50 zł`. */
export function Price({ amount, className }: { amount: Grosze; className?: string }) {
  const priceText = usePriceText()
  return <span className={clsx('figures', className)}>{priceText(amount)}</span>
}
