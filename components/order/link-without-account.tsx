'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { textLinkClass } from '@/components/ui/text-link'
import { useAuth } from '@/lib/auth/use-auth'
import { getPathname } from '@/lib/i18n/navigation'
import { orderLinkQuery } from '@/lib/orders/order-queries'

/** Link to `/order`, which works without signing in. A full page load: the page is rendered for each request. */
export function LinkWithoutAccount({ orderId }: { orderId: number }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const auth = useAuth()
  const uid = auth.status === 'signed-in' ? auth.person.uid : ''
  const { data } = useQuery({ ...orderLinkQuery(uid, orderId), enabled: uid !== '' })
  if (!data?.link) return null
  return (
    <a
      href={getPathname({ href: { pathname: '/order', query: { link: data.link } }, locale })}
      className={`${textLinkClass} link-row`}
    >
      {t('link')}
    </a>
  )
}
