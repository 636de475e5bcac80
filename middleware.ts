import { NextResponse, type NextRequest } from 'next/server'
import { facetPath } from '@bieznik/contract/catalogue/facet-path'
import { facetQueryOf } from '@bieznik/contract/catalogue/facet-query'
import { isPrefixed, isStrictDocument } from '@bieznik/contract/routes'
import { policySources } from '@/lib/env-policy'
import { contentSecurityPolicy } from '@/lib/http/security-headers'
import { requestedLanguage } from '@/lib/i18n/preferred-locale'
import { routing } from '@/lib/i18n/routing'

/**
 * The matcher lets in only requests that may have to go to another language, those for a document of the strict policy, and lists with a query;
 * all others never come here. Nothing of who may see what is decided here.
 */
export function middleware(request: NextRequest): NextResponse {
  return (
    inOtherLanguage(request) ?? asFacetedList(request) ?? underStrictPolicy(request) ?? NextResponse.next()
  )
}

/** Sends a person who asks for an unprefixed (Polish) page to the language that they chose or that their browser prefers. */
function inOtherLanguage(request: NextRequest): NextResponse | null {
  if (isPrefixed(request.nextUrl.pathname)) return null
  const locale = requestedLanguage(
    request.cookies.get('language')?.value,
    request.headers.get('accept-language') ?? undefined,
  )
  if (locale === routing.defaultLocale) return null
  const target = request.nextUrl.clone()
  target.pathname = `/${locale}${target.pathname === '/' ? '' : target.pathname}`
  const response = NextResponse.redirect(target)
  response.headers.set('vary', 'cookie, accept-language')
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/** Pages do not read the query: what narrows a list goes into its path. */
function asFacetedList(request: NextRequest): NextResponse | null {
  const { pathname, search } = request.nextUrl
  const query = facetQueryOf(pathname, search)
  if (query === '') return null
  const target = request.nextUrl.clone()
  target.pathname = facetPath(isPrefixed(pathname) ? pathname : `/${routing.defaultLocale}${pathname}`, query)
  target.search = ''
  return NextResponse.rewrite(target)
}

/** Next.js reads the nonce out of the policy in the request, and puts it on every script of the document. */
function underStrictPolicy(request: NextRequest): NextResponse | null {
  const { pathname } = request.nextUrl
  if (!isStrictDocument(pathname)) return null
  const policy = contentSecurityPolicy(policySources, pathname, makeNonce())
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

/** 128 bits that cannot be guessed. */
const makeNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/** Next.js reads this without running it: what it is made of is written out, and a test prints it anew. */
export const config = {
  matcher: [
    {
      source:
        '/((?!api(?:/|$)|_next(?:/|$)|sitemaps(?:/|$)|pictures(?:/|$)|drawings(?:/|$)|[.]well-known(?:/|$)|pl(?:/|$)|en(?:/|$)|ru(?:/|$)|[^/]*\\.[^/]*$).*)',
      has: [{ type: 'cookie', key: 'language', value: 'en|ru' }],
    },
    {
      source:
        '/((?!api(?:/|$)|_next(?:/|$)|sitemaps(?:/|$)|pictures(?:/|$)|drawings(?:/|$)|[.]well-known(?:/|$)|pl(?:/|$)|en(?:/|$)|ru(?:/|$)|[^/]*\\.[^/]*$).*)',
      missing: [
        { type: 'cookie', key: 'language', value: '(?:pl|en|ru)' },
        { type: 'header', key: 'rsc' },
      ],
      has: [{ type: 'header', key: 'accept-language', value: '(?!pl\\b).+' }],
    },
    {
      source:
        '/((?:(?:pl|en|ru)/)?(?:signIn|registration|reset-password|withdrawal|complaint|unsubscribe|order|stock-notice|report-opinion|staff-invitation|CreateOrder|Payment|details|orders|admin|create)(?:/.*)?)',
      missing: [{ type: 'header', key: 'rsc' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'kind' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'condition' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'use' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'pattern' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'season' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'snow' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'class' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'color' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'material' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'system' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'bore' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'thickness' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'loadFrom' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'speedFrom' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'boreFrom' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'etFrom' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'etTo' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'inStock' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'priceFrom' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'priceTo' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'fits' }],
    },
    {
      source: '/((?:(?:pl|en|ru)/)?(?:tires|wheels|spacer|products/title)(?:/.*)?)',
      has: [{ type: 'query', key: 'sort' }],
    },
  ],
}
