import { maxLineQuantity, type CartLine } from '@bieznik/contract/cart'
import { totalOf } from '@bieznik/contract/money'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Price } from '@/components/ui/price'
import { getPathname } from '@/lib/i18n/navigation'

export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const total = totalOf(lines.map((line) => ({ price: line.product.price, quantity: line.quantity })))
  const canOrder = lines.every((line) => line.quantity <= maxLineQuantity(line.product))

  return (
    <Card aria-label={t('summary')} className="flex flex-col gap-4 lg:sticky lg:top-4">
      <h2 className="text-lg font-semibold">{t('summary')}</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2">
        <dt>{t('total_quantity')}</dt>
        <dd className="text-right figures">{quantity}</dd>
        <dt>{t('total_amount')}</dt>
        <dd className="text-right text-lg font-semibold">
          <Price amount={total} />
        </dd>
      </dl>
      {canOrder ? (
        <Button asChild>
          <a href={getPathname({ href: '/CreateOrder', locale })}>{t('order_now')}</a>
        </Button>
      ) : (
        <Button disabled>{t('order_now')}</Button>
      )}
    </Card>
  )
}
