'use client'

import type { Order } from '@bieznik/contract/selling/order'
import { useLocale, useTranslations } from 'next-intl'
import { textLinkClass } from '@/components/ui/text-link'
import { getPathname } from '@/lib/i18n/navigation'

/** Leads to the withdrawal from this order, in the words of the law; a canceled one leaves no contract. The page is loaded whole. */
export function WithdrawalLink({ order: { id, status } }: { order: Pick<Order, 'id' | 'status'> }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  if (status === 'Canceled') return null
  return (
    <a
      href={getPathname({ href: { pathname: '/withdrawal', query: { order: String(id) } }, locale })}
      aria-label={t('withdraw_of', { id: String(id) })}
      className={`${textLinkClass} inline-flex min-h-11 items-center`}
    >
      {t('withdraw')}
    </a>
  )
}
