import { contactDetails } from '@bieznik/contract/contact-details'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { DeliveryCountries } from './delivery-countries'

const { email, phone, phoneLink, street, postCode, city } = contactDetails

const reachClass = 'whitespace-nowrap text-signal underline underline-offset-3 hover:text-signal-deep'

const linkTo = (href: string) =>
  function PageLink(words: ReactNode) {
    return (
      <TextLink href={href} prefetch={false}>
        {words}
      </TextLink>
    )
  }

/** What the long texts name without spelling it out: how the company is reached, and their own neighbours. */
export const textValues = {
  address: () => (
    <span>
      <span>{`${street},`}</span> <span className="whitespace-nowrap">{postCode}</span> <span>{city}</span>
    </span>
  ),
  countries: () => <DeliveryCountries />,
  email: () => (
    <a href={`mailto:${email}`} className={reachClass}>
      {email}
    </a>
  ),
  phone: () => (
    <a href={`tel:${phoneLink}`} className={reachClass}>
      {phone}
    </a>
  ),
  rules: linkTo('/rules'),
  privacy: linkTo('/privacy'),
  returns: linkTo('/returns'),
  contact: linkTo('/contact'),
  deletion: linkTo('/data-delition'),
}
