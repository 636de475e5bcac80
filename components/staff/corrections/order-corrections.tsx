'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useMayDo } from '@/lib/auth/use-may-do'
import { canBeCorrected } from '@/lib/orders/correction-form'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { Fold } from '../parts/fold'
import { CorrectOrderForm } from './correct-order-form'
import { CorrectionsList } from './corrections-list'

/** What was corrected of an order since it was placed, and the way to correct more. */
export function OrderCorrections({ order }: { order: StaffOrder }) {
  const t = useTranslations('corrections')
  const [isCorrecting, setCorrecting] = useState(false)
  const { corrections = [], people } = order
  const mayCorrect = useMayDo('office') && canBeCorrected(order)
  if (corrections.length === 0 && !mayCorrect) return null
  return (
    <Fold
      id="corrections"
      title={t('title')}
      count={corrections.length}
      isInUse={isCorrecting}
      startsOpen={corrections.length > 0}
      actions={
        !isCorrecting &&
        mayCorrect && (
          <Button variant="secondary" size="compact" onClick={() => setCorrecting(true)}>
            {t('open')}
          </Button>
        )
      }
    >
      <CorrectionsList corrections={corrections} people={people} />
      {isCorrecting && <CorrectOrderForm order={order} onClose={() => setCorrecting(false)} />}
    </Fold>
  )
}
