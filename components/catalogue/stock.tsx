'use client'

import { STOCK_SHOWN_UP_TO } from '@bieznik/contract/catalogue/stock'
import { useTranslations } from 'next-intl'
import { VisuallyHidden } from '@/components/ui/visually-hidden'

/** Fewer than this do not make a set for one car. */
const FULL_SET = 4

interface StockProps {
  quantity: number
  /** What it is stands beside it already. */
  isNamed?: boolean
}

/** How many there are: a number up to a limit, above it only that there are enough. */
export function Stock({ quantity, isNamed = false }: StockProps) {
  const t = useTranslations('catalogue')
  return (
    <p className="stock" data-level={levelOf(quantity)}>
      {!isNamed && <VisuallyHidden>{`${t('stock_label')}: `}</VisuallyHidden>}
      <span>{stockText()}</span>
    </p>
  )

  function stockText() {
    if (quantity === 0) return t('stock_none')
    return quantity > STOCK_SHOWN_UP_TO ? t('stock_many') : t('stock_count', { count: quantity })
  }
}

/** Names of `globals.css`; a full set has none. */
function levelOf(quantity: number): 'none' | 'few' | undefined {
  if (quantity === 0) return 'none'
  return quantity < FULL_SET ? 'few' : undefined
}
