'use client'

import { useTranslations } from 'next-intl'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { Fold } from '../parts/fold'
import { isNoteBegun, NoteForm } from './note-form'
import { OrderHolder } from './order-holder'
import { OrderTags } from './order-tags'
import { WorkLog } from './work-log'

/** Who works on the order, its tags and notes: what staff keep for each other. */
export function OrderHandling({ order: { id, work, people } }: { order: StaffOrder }) {
  const t = useTranslations('admin_orders')
  return (
    <Fold
      id="handling"
      title={t('handling')}
      count={work.log.length}
      startsOpen={work.log.length + work.tags.length > 0 || work.heldBy !== null || isNoteBegun(id)}
    >
      <OrderHolder orderId={id} heldBy={work.heldBy} people={people} />
      <OrderTags orderId={id} tags={work.tags} />
      <WorkLog log={work.log} people={people} />
      <NoteForm orderId={id} />
    </Fold>
  )
}
