'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useAuth } from '@/lib/auth/use-auth'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { Person } from '../parts/person'
import { useChangeWork } from './use-change-work'

interface OrderHolderProps extends Pick<StaffOrder, 'people'> {
  orderId: number
  heldBy: string | null
}

/** Who works on the order now, with the way to take it, to take it over or to give it back. */
export function OrderHolder({ orderId, heldBy, people }: OrderHolderProps) {
  const t = useTranslations('admin_orders')
  const auth = useAuth()
  const { change, isPending } = useChangeWork(orderId)
  const isMine = auth.status === 'signed-in' && auth.person.uid === heldBy
  const act = isMine ? 'give_back' : heldBy === null ? 'take' : 'take_over'
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="text-quiet">{t('holder')}</span>
      {heldBy === null ? <span>{t('nobody')}</span> : <Person uid={heldBy} name={people[heldBy]} />}
      <Button
        variant="secondary"
        size="compact"
        busy={isPending}
        onClick={() => void change({ part: 'holder', json: { hold: !isMine, seen: heldBy } })}
      >
        {t(act)}
      </Button>
    </p>
  )
}
