import type { ChangePrice } from '@bieznik/contract/catalogue/product-input'
import { useFormatter, useTranslations } from 'next-intl'
import { usePriceText } from '@/components/ui/use-price-text'
import { Question } from '../parts/question'

interface PriceQuestionProps {
  change: Pick<ChangePrice, 'from' | 'to'>
  onConfirm: () => void
  onCancel: () => void
}

/** Asks about a large change of a price before it is made. */
export function PriceQuestion({ change: { from, to }, onConfirm, onCancel }: PriceQuestionProps) {
  const t = useTranslations('admin_products.price_question')
  const format = useFormatter()
  const priceText = usePriceText()
  return (
    <Question
      title={t('title')}
      text={t('text', {
        from: priceText(from),
        to: priceText(to),
        percent: format.number(Math.abs(to / from - 1), { style: 'percent', maximumFractionDigits: 1 }),
        direction: to > from ? 'up' : 'down',
      })}
      confirm={t('confirm')}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  )
}
