import type { CartLine } from '@bieznik/contract/cart'
import { multiplyMoney, type Grosze } from '@bieznik/contract/money'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { MeasuredText } from '@/components/ui/measured-text'
import { Price } from '@/components/ui/price'
import { TextLink } from '@/components/ui/text-link'

export function OrderSummary({ lines, total }: { lines: readonly CartLine[]; total: Grosze }) {
  const t = useTranslations('checkout')
  const cart = useTranslations('cart')
  return (
    <Card aria-label={t('order_summary')} className="flex flex-col gap-4 lg:sticky lg:top-4">
      <h2 className="text-lg font-semibold">{t('order_summary')}</h2>
      <ul className="divide-y divide-line">
        {lines.map(({ product, quantity }) => (
          <li key={product.id} className="grid grid-cols-[1fr_auto] gap-x-4 py-2">
            <span>
              <MeasuredText>{product.title}</MeasuredText>
            </span>
            <Price amount={multiplyMoney(product.price, quantity)} />
            <span className="figures text-sm text-quiet">
              {quantity} × <Price amount={product.price} />
            </span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between border-t-2 border-rubber pt-3 text-lg font-semibold">
        {cart('total_amount')}
        <Price amount={total} />
      </p>
      <TextLink href="/cart" prefetch={false}>
        {t('back_to_cart')}
      </TextLink>
    </Card>
  )
}
