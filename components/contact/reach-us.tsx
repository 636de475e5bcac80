import { contactDetails } from '@/lib/company/contact-details'

const linkClass = 'text-signal underline underline-offset-3 hover:text-signal-deep'

/** The ways to the shop besides the form, for the tags `email` and `phone` of a message. */
export const reachUs = {
  email: () => (
    <a key="email" href={`mailto:${contactDetails.email}`} className={linkClass}>
      {contactDetails.email}
    </a>
  ),
  phone: () => (
    <a
      key="phone"
      href={`tel:${contactDetails.phoneLink}`}
      className={`${linkClass} figures whitespace-nowrap`}
    >
      {contactDetails.phone}
    </a>
  ),
}
