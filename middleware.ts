import { NextResponse, type NextRequest } from 'next/server'
import { languageSchema } from '@bieznik/contract/order'
import { policySources } from '@/lib/env-policy'
import { contentSecurityPolicy, isStrictDocument } from '@/lib/http/security-headers'
import { preferredLocale } from '@/lib/i18n/preferred-locale'
import { routing } from '@/lib/i18n/routing'

/**
 * The matcher lets in only requests that may have to go to another language, and those for a document of the strict policy;
 * all others never come here. Nothing of who may see what is decided here.
 */
export function middleware(request: NextRequest): NextResponse {
  return inOtherLanguage(request) ?? underStrictPolicy(request) ?? NextResponse.next()
}

const PREFIXED = /^\/(?:pl|en|ru)(?:\/|$)/

/** Sends a person who asks for an unprefixed (Polish) page to the language that they chose or that their browser prefers. */
function inOtherLanguage(request: NextRequest): NextResponse | null {
  if (PREFIXED.test(request.nextUrl.pathname)) return null
  const saved = languageSchema.safeParse(request.cookies.get('language')?.value)
  const locale = saved.success ? saved.data : preferredLocale(request.headers.get('accept-language') ?? '')
  if (locale === routing.defaultLocale) return null
  const target = request.nextUrl.clone()
  target.pathname = `/${locale}${target.pathname === '/' ? '' : target.pathname}`
  const response = NextResponse.redirect(target)
  response.headers.set('vary', 'cookie, accept-language')
  response.headers.set('cache-control', 'private, no-store')
  return response
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

/** 128 bits that nobody can guess. */
const makeNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

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
        { type: 'cookie', key: 'language' },
        { type: 'header', key: 'rsc' },
      ],
      has: [{ type: 'header', key: 'accept-language', value: '(?!pl\\b).+' }],
    },
    {
      source:
        '/((?:(?:pl|en|ru)/)?(?:signIn|registration|reset-password|details|orders|CreateOrder|Payment|admin|create)(?:/.*)?)',
      missing: [{ type: 'header', key: 'rsc' }],
    },
  ],
}
