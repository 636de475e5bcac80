import { EmailLink, PhoneLink } from './reach-links'

/** The ways to the shop besides the form, for the tags `email` and `phone` of a message. */
export const reachUs = {
  email: () => <EmailLink key="email" />,
  phone: () => <PhoneLink key="phone" />,
}
