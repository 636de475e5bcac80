import { STOCK_SHOWN_UP_TO } from '@bieznik/contract/product'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { VisuallyHidden } from '@/components/ui/visually-hidden'

/** Fewer than this do not make a set for one car. */
const FULL_SET = 4

/** How many there are: a number up to a limit, above it only that there are enough. */
export function Stock({ quantity }: { quantity: number }) {
  const t = useTranslations('catalogue')
  return (
    <p className="flex items-center gap-2 text-sm">
      <span aria-hidden className={clsx('size-2.5 shrink-0 rounded-full border-2', dotColour(quantity))} />
      <span>
        <VisuallyHidden>{t('stock_label')}: </VisuallyHidden>
        {stockText()}
      </span>
    </p>
  )

  function stockText() {
    if (quantity === 0) return t('stock_none')
    return quantity > STOCK_SHOWN_UP_TO ? t('stock_many') : t('stock_count', { count: quantity })
  }
}

function dotColour(quantity: number): string {
  if (quantity === 0) return 'border-edge'
  return quantity < FULL_SET ? 'border-amber bg-amber' : 'border-green bg-green'
}
