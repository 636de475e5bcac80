'use client'

import { phoneLink } from '@bieznik/contract/platform/company'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Unbroken } from '@/components/ui/unbroken'
import { useCompany } from '@/lib/company/company-context'
import { useRegisterLines } from '@/lib/company/use-register-lines'

const linkClass = '-my-2 link-row text-link'

/** Where the company is, how it is reached and when it is open. */
export function ContactBlock() {
  const t = useTranslations('footer')
  const company = useCompany()
  const { street, postCode, city } = company.seat
  const registerLines = useRegisterLines()
  return (
    <dl className="grid gap-4">
      <Line term={t('address')}>
        <address className="not-italic">
          <span>{company.legalName}</span>
          <br />
          <span>{street}</span>
          <br />
          <span className="figures">{postCode}</span> <span>{`${city}, ${t('country')}`}</span>
        </address>
      </Line>
      <Line term={t('email')}>
        <a href={`mailto:${company.email}`} className={linkClass}>
          {company.email}
        </a>
      </Line>
      <Line term={t('phone')}>
        <a href={phoneLink(company)} className={`${linkClass} figures`}>
          {company.phone}
        </a>
      </Line>
      <Line term={t('hours')}>
        <Hours />
      </Line>
      <Line term={t('register')}>
        {registerLines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Line>
    </dl>
  )
}

function Hours() {
  const t = useTranslations('footer')
  const { weekdayHours, saturdayHours } = useCompany()
  return (
    <>
      <span>{`${t('weekdays')}:`}</span> <span className="figures">{weekdayHours}</span>
      <br />
      <span>
        <Unbroken>{`${t('weekend')}: ${t('weekend_hours', { saturday: saturdayHours })}`}</Unbroken>
      </span>
    </>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
