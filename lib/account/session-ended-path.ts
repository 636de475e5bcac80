import { routing } from '@/lib/i18n/routing'
import type { SignInReason } from './sign-in-reason'

/** Where somebody goes whose session has ended: to sign-in, in the language of the page and with the way back to it. */
export function sessionEndedPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const [, first = ''] = pathname.split('/')
  const isPrefixed = routing.locales.some((locale) => locale === first)
  const prefix = isPrefixed && first !== routing.defaultLocale ? `/${first}` : ''
  const here = isPrefixed ? pathname.slice(first.length + 1) : pathname
  // Who is about to order hears it in the words of the order.
  const reason: SignInReason = here === '/CreateOrder' ? 'authentication_required' : 'session'
  const query = new URLSearchParams({ reason, next: (here || '/') + search })
  return `${prefix}/login?${query}`
}
