import type { GoodsChange, LineChange } from '@bieznik/contract/selling/order-correction'
import { useTranslations } from 'next-intl'
import { usePriceText } from '@/components/ui/use-price-text'

/** What of the goods was canceled, added or changed after the order was placed, with its total before and after. */
export function ChangedGoods({ change: { lines, totalBefore, totalAfter } }: { change: GoodsChange }) {
  const t = useTranslations('orders.changes')
  const priceText = usePriceText()
  const stateText = ({ quantity, price }: NonNullable<LineChange['after']>) =>
    `${quantity} × ${priceText(price)}`
  function lineText({ title, before, after }: LineChange): string {
    if (before && after) return t('changed', { title, before: stateText(before), after: stateText(after) })
    if (after) return t('added', { title, after: stateText(after) })
    return before ? t('canceled', { title, before: stateText(before) }) : title
  }
  return (
    <>
      {lines.map((line) => (
        <span key={line.itemId}>{lineText(line)}</span>
      ))}
      {totalBefore !== totalAfter && (
        <span>{t('total', { before: priceText(totalBefore), after: priceText(totalAfter) })}</span>
      )}
    </>
  )
}
