import { NextResponse, type NextRequest } from 'next/server'
import { languageSchema } from '@bieznik/contract/order'
import { preferredLocale } from '@/lib/i18n/preferred-locale'
import { routing } from '@/lib/i18n/routing'

/**
 * Sends a person who asks for an unprefixed (Polish) page to the language that they chose or that their browser
 * prefers. The matcher lets in only those requests that may have to go elsewhere; all others never come here.
 */
export function middleware(request: NextRequest): NextResponse {
  const saved = languageSchema.safeParse(request.cookies.get('language')?.value)
  const locale = saved.success ? saved.data : preferredLocale(request.headers.get('accept-language') ?? '')
  if (locale === routing.defaultLocale) return NextResponse.next()
  const target = request.nextUrl.clone()
  target.pathname = `/${locale}${target.pathname === '/' ? '' : target.pathname}`
  const response = NextResponse.redirect(target)
  response.headers.set('vary', 'cookie, accept-language')
  response.headers.set('cache-control', 'private, no-store')
  return response
}

export const config = {
  matcher: [
    {
      source:
        '/((?!api(?:/|$)|_next(?:/|$)|sitemaps(?:/|$)|pictures(?:/|$)|drawings(?:/|$)|pl(?:/|$)|en(?:/|$)|ru(?:/|$)|[^/]*\\.[^/]*$).*)',
      has: [{ type: 'cookie', key: 'language', value: 'en|ru' }],
    },
    {
      source:
        '/((?!api(?:/|$)|_next(?:/|$)|sitemaps(?:/|$)|pictures(?:/|$)|drawings(?:/|$)|pl(?:/|$)|en(?:/|$)|ru(?:/|$)|[^/]*\\.[^/]*$).*)',
      missing: [
        { type: 'cookie', key: 'language' },
        { type: 'header', key: 'rsc' },
      ],
      has: [{ type: 'header', key: 'accept-language', value: '(?!pl\\b).+' }],
    },
  ],
}
