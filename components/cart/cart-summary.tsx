'use client'

import type { CartLine } from '@bieznik/contract/selling/cart'
import { totalOf } from '@bieznik/contract/money/money'
import { useTranslations } from 'next-intl'
import { NetAndVat } from '@/components/order/net-and-vat'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon, type IconName } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import { TextLink } from '@/components/ui/text-link'
import { useDeliverySentence } from '@/lib/company/use-delivery-day'
import { lineErrorOf } from '@/lib/cart/line-error'
import { OrderLink } from './order-link'

interface CartSummaryProps {
  lines: readonly CartLine[]
  /** Changes are on their way to the server. */
  isSaving: boolean
  /** The names of the ways to pay before the delivery. */
  waysToPay: readonly string[]
  /** Who buys is one, as the form of the order has it. */
  isCompany: boolean
}

export function CartSummary({ lines, isSaving, waysToPay, isCompany }: CartSummaryProps) {
  const t = useTranslations('cart')
  const pay = useTranslations('product')
  const delivery = useDeliverySentence(null)
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const total = totalOf(lines.map((line) => ({ price: line.product.price, quantity: line.quantity })))
  const canOrder = lines.every((line) => lineErrorOf(line) === null)

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
      {isCompany && <NetAndVat lines={lines} />}
      <div className="flex flex-col gap-2 text-sm text-quiet">
        <Terms icon="truck">{delivery}</Terms>
        <Terms icon="card">{pay('payment_text', { ways: waysToPay.join(', ') || 'none' })}</Terms>
        <Terms icon="badge">{t('returns')}</Terms>
      </div>
      {canOrder ? (
        <OrderLink lines={lines} isSaving={isSaving} />
      ) : (
        <Button disabled>{t('order_now')}</Button>
      )}
      <TextLink href="/" className="self-center">
        {t('go_on')}
      </TextLink>
    </Card>
  )
}

/** What holds for the order, as it stands beside the price of a product. */
function Terms({ icon, children }: { icon: IconName; children: string | null }) {
  return (
    <p className="flex gap-2">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
