'use client'

import type { Order } from '@bieznik/contract/selling/order'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { problemCodeOf } from '@/lib/http/problem-error'

interface CancelOrderProps {
  order: Pick<Order, 'id' | 'paid'>
  cancel: () => void
  busy: boolean
  error: Error | null
}

/** Asks before; afterwards the order says that it is canceled. */
export function CancelOrder({ order: { id, paid }, cancel, busy, error }: CancelOrderProps) {
  const t = useTranslations('orders')
  const errors = useTranslations('errors')
  const [isAsking, setIsAsking] = useState(false)
  const code = error && problemCodeOf(error)
  return (
    <div className="flex flex-col gap-2">
      {isAsking ? (
        <div role="group" aria-label={t('cancel')} className="flex flex-col gap-3 border-2 border-amber p-4">
          <p>{t(paid > 0 ? 'cancel_question_paid' : 'cancel_question', { id: String(id) })}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" busy={busy} onClick={cancel}>
              {t('cancel_yes')}
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('cancel_no')}
            </Button>
          </div>
        </div>
      ) : (
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t('cancel')}
        </Button>
      )}
      {code && <p role="alert">{code === 'stale_status' ? t('cancel_late') : errors(code)}</p>}
    </div>
  )
}
