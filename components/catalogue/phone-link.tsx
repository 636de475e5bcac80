'use client'

import { phoneLink } from '@bieznik/contract/platform/company'
import { textLinkClass } from '@/components/ui/text-link'
import { useCompany } from '@/lib/company/company-context'

/** The shop's number, which a phone dials. */
export function PhoneLink() {
  const company = useCompany()
  return (
    <a href={phoneLink(company)} className={`figures whitespace-nowrap ${textLinkClass}`}>
      {company.phone}
    </a>
  )
}
