import { contactDetails } from '@bieznik/contract/contact-details'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

const linkClass =
  '-my-2 inline-flex min-h-11 items-center text-signal underline underline-offset-3 hover:text-signal-deep'

/** Where the company is, how it is reached and when it is open. */
export function ContactBlock() {
  const t = useTranslations('footer')
  const { street, postCode, city, email, phone, phoneLink } = contactDetails
  return (
    <dl className="grid gap-4">
      <Line term={t('address')}>
        <address className="not-italic">
          {t('company')}
          <br />
          {street}
          <br />
          <span className="figures">{postCode}</span> {city}, {t('country')}
        </address>
      </Line>
      <Line term={t('email')}>
        <a href={`mailto:${email}`} className={linkClass}>
          {email}
        </a>
      </Line>
      <Line term={t('phone')}>
        <a href={`tel:${phoneLink}`} className={`${linkClass} figures`}>
          {phone}
        </a>
      </Line>
      <Line term={t('hours')}>
        <Hours />
      </Line>
    </dl>
  )
}

function Hours() {
  const t = useTranslations('footer')
  return (
    <>
      {t('weekdays')}: <span className="figures">{contactDetails.weekdayHours}</span>
      <br />
      {t('weekend')}: {t('weekend_hours', { saturday: contactDetails.saturdayHours })}
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
