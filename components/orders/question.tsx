'use client'

import { phoneLink } from '@bieznik/contract/platform/company'
import { useTranslations } from 'next-intl'
import { textLinkClass } from '@/components/ui/text-link'
import { useCompany } from '@/lib/company/company-context'

/** Whom to ask about an order; `link_contact` while something of it can be changed. */
export function Question({ text }: { text: 'link_contact' | 'link_question' }) {
  const t = useTranslations('orders')
  const company = useCompany()
  return (
    <span>
      {t.rich(text, {
        phone: () => (
          <a href={phoneLink(company)} className={`${textLinkClass} whitespace-nowrap`}>
            {company.phone}
          </a>
        ),
        email: () => (
          <a href={`mailto:${company.email}`} className={textLinkClass}>
            {company.email}
          </a>
        ),
      })}
    </span>
  )
}
