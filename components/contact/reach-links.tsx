'use client'

import { phoneLink } from '@bieznik/contract/platform/company'
import { textLinkClass } from '@/components/ui/text-link'
import { useCompany } from '@/lib/company/company-context'

export function EmailLink() {
  const { email } = useCompany()
  return (
    <a href={`mailto:${email}`} className={textLinkClass}>
      {email}
    </a>
  )
}

export function PhoneLink() {
  const company = useCompany()
  return (
    <a href={phoneLink(company)} className={`${textLinkClass} figures whitespace-nowrap`}>
      {company.phone}
    </a>
  )
}
