'use client'

import { isLegalEntity } from '@bieznik/contract/people/legal-entity'
import type { Order } from '@bieznik/contract/selling/order'
import { useLocale, useTranslations } from 'next-intl'
import { textLinkClass } from '@/components/ui/text-link'
import { getPathname } from '@/lib/i18n/navigation'

interface CaseLinkProps {
  form: 'withdrawal' | 'complaint'
  order: Pick<Order, 'id' | 'status' | 'name'>
  /** The signed one to the order, by which the form is filled in. */
  link?: string | undefined
}

/** Leads to the withdrawal from this order, in the words of the law, or to a complaint; a canceled one leaves no contract, and who is no consumer cannot withdraw. The page is loaded whole. */
export function CaseLink({ form, order: { id, status, name }, link }: CaseLinkProps) {
  const t = useTranslations('orders')
  const locale = useLocale()
  if (status === 'Canceled' || (form === 'withdrawal' && isLegalEntity(name))) return null
  const query = { order: String(id), ...(link && { link }) }
  const words = form === 'withdrawal' ? 'withdraw' : 'complain'
  return (
    <a
      href={getPathname({ href: { pathname: `/${form}`, query }, locale })}
      aria-label={t(`${words}_of`, { id: String(id) })}
      className={`${textLinkClass} link-row`}
    >
      {t(words)}
    </a>
  )
}
