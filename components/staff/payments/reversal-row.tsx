'use client'

import type { BankReversal } from '@bieznik/contract/money/bank-statement'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'
import { JoinedOrders } from './joined-orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@/components/ui/toast'
import { settleReversalMutation } from '@/lib/payment/staff-payment-queries'
import { problemCodeOf } from '@/lib/http/problem-error'

/** Money that the bank took back, with the orders that its payment pays. */
export function ReversalRow({ reversal }: { reversal: BankReversal }) {
  const t = useTranslations('admin_payments')
  const { settle, isPending } = useSettleReversal(reversal.id)
  const { id, bookedOn, amount, title, payer, line } = reversal
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Day date={bookedOn} />
      <Price amount={amount} className="font-medium" />
      {payer && <span className="min-w-0 wrap-anywhere">{payer}</span>}
      <span className="min-w-0 wrap-anywhere text-quiet">{title || t('no_title')}</span>
      {line ? <JoinedOrders line={line} /> : <span>{t('reversal_unknown')}</span>}
      <Button
        variant="secondary"
        size="compact"
        busy={isPending}
        aria-label={t('reversal_settle_of', { id: String(id) })}
        onClick={() => void settle()}
      >
        {t('reversal_settle')}
      </Button>
    </li>
  )
}

/** Says that a reversal is cleared up, and how that went. */
function useSettleReversal(id: number) {
  const t = useTranslations()
  const { mutateAsync, isPending } = useMutation(settleReversalMutation(useQueryClient(), id))

  async function settle(): Promise<void> {
    try {
      await mutateAsync()
      showToast({ tone: 'success', message: t('admin_payments.done.settle_reversal') })
    } catch (error) {
      showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) })
    }
  }

  return { settle, isPending }
}
