'use client'

import type { WalletPayment } from '@bieznik/contract/money/payment'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { PaidPrice } from '@/components/ui/paid-price'

interface PaidNoticeProps {
  /** What waits for the next order; undefined: it could not be found out. */
  payments: readonly WalletPayment[] | undefined
  onRetry: () => void
}

/** What has been paid already; nothing for those who have paid nothing. */
export function PaidNotice({ payments, onRetry }: PaidNoticeProps) {
  const t = useTranslations('cart')
  if (!payments)
    return (
      <p
        role="alert"
        className="flex flex-wrap items-center justify-between gap-3 border border-edge bg-sheet p-4"
      >
        <span>{t('paid_unknown')}</span>
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </p>
    )
  return payments.map(({ id, state, amount, usd }) => {
    const isPaid = state === 'captured'
    return (
      <p
        key={id}
        role="status"
        className={`flex gap-3 border bg-sheet p-4 ${isPaid ? 'border-green' : 'border-amber'}`}
      >
        {isPaid ? (
          <CircleCheck aria-hidden className="size-5 shrink-0 text-green" />
        ) : (
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-amber" />
        )}
        <span>
          {t.rich(isPaid ? 'paid' : 'paid_disputed', {
            amount: () => <PaidPrice amount={amount} usd={usd} />,
          })}
        </span>
      </p>
    )
  })
}
