import { contactDetails } from '@bieznik/contract/contact-details'
import { textLinkClass } from '@/components/ui/text-link'

/** The ways to the shop besides the form, for the tags `email` and `phone` of a message. */
export const reachUs = {
  email: () => (
    <a key="email" href={`mailto:${contactDetails.email}`} className={textLinkClass}>
      {contactDetails.email}
    </a>
  ),
  phone: () => (
    <a
      key="phone"
      href={`tel:${contactDetails.phoneLink}`}
      className={`${textLinkClass} figures whitespace-nowrap`}
    >
      {contactDetails.phone}
    </a>
  ),
}
