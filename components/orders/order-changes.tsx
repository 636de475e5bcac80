import type { GoodsChange, LineChange } from '@bieznik/contract/selling/order-correction'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { usePriceText } from '@/components/ui/use-price-text'

/** What of the goods was canceled, added or changed after the order was placed, with its total before and after; oldest first. */
export function OrderChanges({ corrections = [] }: { corrections?: readonly GoodsChange[] | undefined }) {
  const t = useTranslations('orders.changes')
  const ofGoods = corrections.filter(({ lines }) => lines.length > 0)
  if (ofGoods.length === 0) return null
  return (
    <ul aria-label={t('title')} className="flex flex-col gap-2 text-sm">
      {ofGoods.map((change) => (
        <li key={change.id} className="border-l-2 border-line pl-2 wrap-anywhere">
          <Day date={change.doneAt} />
          <Lines change={change} />
        </li>
      ))}
    </ul>
  )
}

function Lines({ change: { lines, totalBefore, totalAfter } }: { change: GoodsChange }) {
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
        <span key={line.itemId} className="block">
          {lineText(line)}
        </span>
      ))}
      {totalBefore !== totalAfter && (
        <span className="block">
          {t('total', { before: priceText(totalBefore), after: priceText(totalAfter) })}
        </span>
      )}
    </>
  )
}
