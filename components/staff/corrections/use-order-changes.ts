import { correctedFields } from '@bieznik/contract/selling/order-correction'
import { useTranslations } from 'next-intl'
import { usePriceText } from '@/components/ui/use-price-text'
import type { CorrectedOrder } from '@/lib/orders/correction-form'

/** Says what another has changed of an order: its label and its value by now. */
export function useOrderChanges() {
  const t = useTranslations()
  const priceText = usePriceText()

  function stateOf(order: CorrectedOrder): Map<string, string> {
    return new Map([
      [t('corrections.status'), t(`status.${order.status}`)],
      ...correctedFields.map((field) => [t(`corrections.fields.${field}`), order[field] ?? ''] as const),
      ...order.orderItems.map(
        ({ title, quantity, price }) => [title, `${quantity} × ${priceText(price)}`] as const,
      ),
      [t('corrections.total'), priceText(order.total)],
    ])
  }

  return (seen: CorrectedOrder, now: CorrectedOrder): { label: string; value: string }[] => {
    const [before, after] = [stateOf(seen), stateOf(now)]
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((label) =>
      before.get(label) === after.get(label) ? [] : [{ label, value: after.get(label) ?? '' }],
    )
  }
}
