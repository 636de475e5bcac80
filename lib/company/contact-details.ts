/** How the company can be reached. It is made up, as is everything here: `.example` belongs to nobody (RFC 2606). */
export const contactDetails = {
  street: 'ul. Kauczukowa 14',
  postCode: '42-207',
  city: 'Częstochowa',
  email: 'biuro@bieznik.example',
  /** As people write it, and as a `tel:` link takes it. */
  phone: '+48 34 555 01 87',
  phoneLink: '+48345550187',
  weekdayHours: '8:00 - 20:00',
} as const

/** In the order of the footer; each has its text under `footer.social_{name}`. */
export const socialLinks = [
  { name: 'youtube', href: 'https://www.youtube.com/@bieznik.example' },
  { name: 'instagram', href: 'https://www.instagram.com/bieznik.example' },
  { name: 'facebook', href: 'https://www.facebook.com/bieznik.example' },
  { name: 'telegram', href: 'https://t.me/bieznik_example_bot' },
  { name: 'tiktok', href: 'https://www.tiktok.com/@bieznik.example' },
] as const

export const appLinks = [
  { name: 'android', href: 'https://play.google.com/store/apps/details?id=example.bieznik' },
  { name: 'ios', href: 'https://apps.apple.com/pl/app/bieznik-example/id0000000000' },
] as const
