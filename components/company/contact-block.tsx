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
          <span>{t('company')}</span>
          <br />
          <span>{street}</span>
          <br />
          <span className="figures">{postCode}</span> <span>{`${city}, ${t('country')}`}</span>
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
      <span>{`${t('weekdays')}:`}</span> <span className="figures">{contactDetails.weekdayHours}</span>
      <br />
      <span>{`${t('weekend')}: ${t('weekend_hours', { saturday: contactDetails.saturdayHours })}`}</span>
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
