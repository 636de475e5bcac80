'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { NoteForm } from './note-form'
import { OrderHolder } from './order-holder'
import { OrderTags } from './order-tags'
import { WorkLog } from './work-log'

/** Who works on the order, its tags and notes: what staff keep for each other. */
export function OrderHandling({ order: { id, work, people } }: { order: StaffOrder }) {
  const t = useTranslations('admin_orders')
  return (
    <Card aria-labelledby="handling" className="flex flex-col gap-3 text-sm">
      <h2 id="handling" className="font-semibold">
        {t('handling')}
      </h2>
      <OrderHolder orderId={id} heldBy={work.heldBy} people={people} />
      <OrderTags orderId={id} tags={work.tags} />
      <WorkLog log={work.log} people={people} />
      <NoteForm orderId={id} />
    </Card>
  )
}
