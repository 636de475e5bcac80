import { textLinkClass } from '@/components/ui/text-link'
import { contactDetails } from '@bieznik/contract/contact-details'

/** The shop's number, which a phone dials. */
export function PhoneLink() {
  const { phone, phoneLink } = contactDetails
  return (
    <a href={`tel:${phoneLink}`} className={`figures whitespace-nowrap ${textLinkClass}`}>
      {phone}
    </a>
  )
}
