'use client'

import type { BankLine } from '@bieznik/contract/money/bank-statement'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { RowLink } from '../parts/list/row-link'
import { useDecideLine } from './use-decide-line'

/** Orders that it pays, each with the way back. */
export function JoinedOrders({ line: { id, joined } }: { line: Pick<BankLine, 'id' | 'joined'> }) {
  const t = useTranslations('admin_payments')
  const { decide, isPending } = useDecideLine(id)
  if (joined.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {joined.map(({ orderId, amount, isRefunded }) => (
        <li key={orderId} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <OrderLink orderId={orderId} /> <Price amount={amount} />
          {isRefunded ? (
            <Badge tone="quiet">{t('refunded')}</Badge>
          ) : (
            <Button
              variant="secondary"
              size="compact"
              busy={isPending}
              aria-label={t('take_back_of', { id: String(orderId) })}
              onClick={() => void decide({ what: 'take-back', json: { orderId } })}
            >
              {t('take_back')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

export function OrderLink({ orderId }: { orderId: number }) {
  const t = useTranslations('admin_payments')
  return <RowLink href={`/admin/order/${orderId}`}>{t('order', { id: String(orderId) })}</RowLink>
}
