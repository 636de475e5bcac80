import { routing } from '@/lib/i18n/routing'

/** Where somebody goes whose session has ended: to sign-in, in the language of the page and with the way back to it. */
export function sessionEndedPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const [, first = ''] = pathname.split('/')
  const isPrefixed = routing.locales.some((locale) => locale === first)
  const prefix = isPrefixed && first !== routing.defaultLocale ? `/${first}` : ''
  const here = isPrefixed ? pathname.slice(first.length + 1) : pathname
  const query = new URLSearchParams({ reason: 'session', next: (here || '/') + search })
  return `${prefix}/login?${query}`
}
