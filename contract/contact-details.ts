/*
 * How the company can be reached: pages, papers and mails say the same. It is made up, as is everything here: `.example`
 * belongs to nobody (RFC 2606).
 */
export const contactDetails = {
  street: 'ul. Kauczukowa 14',
  postCode: '42-207',
  city: 'Częstochowa',
  email: 'biuro@bieznik.example',
  /** As people write it, and as a `tel:` link takes it. */
  phone: '+48 34 555 01 87',
  phoneLink: '+48345550187',
  weekdayHours: '8:00 - 20:00',
  saturdayHours: '9:00 - 14:00',
} as const
