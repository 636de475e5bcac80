import type { Grosze } from '@bieznik/contract/money/money'
import { isSentBack } from '@bieznik/contract/selling/order-money'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PaidBadge } from '../paid-badge'

interface OrderMoneyProps {
  order: OwnOrder
  price: (amount: Grosze) => ReactNode
}

/** What the goods come to, and in the same breath whether it is paid; the part that is due only where a part was paid. */
export function OrderMoney({ order, price }: OrderMoneyProps) {
  const t = useTranslations('orders')
  const { total, paid, due } = order
  const isPart = paid > 0 && due > 0 && !isSentBack(order)
  return (
    <div className="flex flex-col gap-1 border-t-2 border-rubber pt-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-lg font-semibold">
        <span>{t('total')}</span> <PaidBadge order={order} /> <span className="ml-auto">{price(total)}</span>
      </p>
      {isPart && (
        <p className="flex flex-wrap justify-between gap-x-6">
          <span>{t('due')}</span> <span className="font-semibold">{price(due)}</span>
        </p>
      )}
    </div>
  )
}
