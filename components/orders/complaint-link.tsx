'use client'

import type { Order } from '@bieznik/contract/selling/order'
import { useLocale, useTranslations } from 'next-intl'
import { textLinkClass } from '@/components/ui/text-link'
import { getPathname } from '@/lib/i18n/navigation'

/** Leads to a complaint about this order; of a canceled one there is nothing to complain of. The page is loaded whole. */
export function ComplaintLink({ order: { id, status } }: { order: Pick<Order, 'id' | 'status'> }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  if (status === 'Canceled') return null
  return (
    <a
      href={getPathname({ href: { pathname: '/complaint', query: { order: String(id) } }, locale })}
      aria-label={t('complain_of', { id: String(id) })}
      className={`${textLinkClass} inline-flex min-h-11 items-center`}
    >
      {t('complain')}
    </a>
  )
}
