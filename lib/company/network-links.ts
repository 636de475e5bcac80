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
