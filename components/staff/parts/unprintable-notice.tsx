import { isPrintable } from '@bieznik/contract/platform/printable-text'
import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { StaffOrder } from '@/lib/orders/staff-order'

/** What the papers of an order name of its buyer. */
const namedOf = ({ name, contactPerson, recipient, address, city, buyer }: StaffOrder) =>
  [name, contactPerson, recipient, address, city, buyer.address, buyer.city].filter(
    (text) => typeof text === 'string',
  )

/** Names the texts that the PDFs of an order show with replacement characters; empty where there are none. */
export function UnprintableNotice({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin')
  const texts = [...new Set(namedOf(order))].filter((text) => !isPrintable(text))
  if (texts.length === 0) return null
  return (
    <p className="flex items-start gap-2 text-sm font-medium text-amber">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <span>{t('unprintable')}</span> <bdi translate="no">{texts.join(', ')}</bdi>
      </span>
    </p>
  )
}
