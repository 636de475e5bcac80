'use client'

import type { OrderItem } from '@bieznik/contract/selling/order'
import type { Grosze } from '@bieznik/contract/money/money'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { problemCodeOf } from '@/lib/http/problem-error'

interface CancelLineProps {
  item: Pick<OrderItem, 'title'>
  /** What was paid for the order. */
  paid: Grosze
  cancel: () => void
  busy: boolean
  error: Error | null
}

/** Asks before; afterwards the line is named among what was changed (`OrderChanges`). */
export function CancelLine({ item: { title }, paid, cancel, busy, error }: CancelLineProps) {
  const t = useTranslations('orders')
  const errors = useTranslations('errors')
  const [isAsking, setIsAsking] = useState(false)
  const code = error && problemCodeOf(error)
  return (
    <span className="flex flex-col items-start gap-2 text-sm">
      {isAsking ? (
        <span
          role="group"
          aria-label={t('cancel_line_of', { title })}
          className="flex flex-col gap-3 border-2 border-amber p-3"
        >
          <span>{t(paid > 0 ? 'cancel_line_question_paid' : 'cancel_line_question', { title })}</span>
          <span className="flex flex-wrap gap-3">
            <Button variant="danger" size="compact" busy={busy} onClick={cancel}>
              {t('cancel_yes')}
            </Button>
            <Button variant="secondary" size="compact" onClick={() => setIsAsking(false)}>
              {t('cancel_no')}
            </Button>
          </span>
        </span>
      ) : (
        <Button
          variant="quiet"
          size="compact"
          aria-label={t('cancel_line_of', { title })}
          onClick={() => setIsAsking(true)}
        >
          {t('cancel_line')}
        </Button>
      )}
      {code && <span role="alert">{code === 'stale_status' ? t('cancel_late') : errors(code)}</span>}
    </span>
  )
}

/** The only line is canceled with the order. */
export function canCancelLines({
  status,
  orderItems,
}: {
  status: string
  orderItems: readonly object[]
}): boolean {
  return status === 'Pending' && orderItems.length > 1
}
