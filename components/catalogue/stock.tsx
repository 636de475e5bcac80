'use client'

import { STOCK_SHOWN_UP_TO } from '@bieznik/contract/stock'
import { useTranslations } from 'next-intl'
import { VisuallyHidden } from '@/components/ui/visually-hidden'

/** Fewer than this do not make a set for one car. */
const FULL_SET = 4

/** How many there are: a number up to a limit, above it only that there are enough. */
export function Stock({ quantity }: { quantity: number }) {
  const t = useTranslations('catalogue')
  return (
    <p className="stock" data-level={levelOf(quantity)}>
      <VisuallyHidden>{`${t('stock_label')}: `}</VisuallyHidden>
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
