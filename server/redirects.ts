import type { IncomingMessage } from 'node:http'
import { languages } from '../contract/language.ts'
import { isPrefixed } from '../contract/routes.ts'
import { requestedLanguage } from '../lib/i18n/preferred-locale.ts'
import { readMiddlewareMatcher, readRedirects } from './next-internals.ts'
import { pathOf } from './request.ts'

const LANGUAGE_COOKIE = /(?:^|;\s*)language=([^;]*)/

/**
 * Whether next.config.ts or middleware.ts redirects a request for a public page. The middleware redirects by the language of an address
 * without one, which is asked here as there; its rewrites of narrowed lists are no redirects, and have their own keys (`page-variant.ts`).
 */
export async function readMayRedirect(root: string): Promise<(request: IncomingMessage) => boolean> {
  const [isRedirected, isForMiddleware] = await Promise.all([
    readRedirects(root),
    readMiddlewareMatcher(root),
  ])
  return (request) => isRedirected(request) || (isForMiddleware(request) && isForOtherLanguage(request))
}

function isForOtherLanguage(request: IncomingMessage): boolean {
  if (isPrefixed(pathOf(request))) return false
  const [, saved] = LANGUAGE_COOKIE.exec(request.headers.cookie ?? '') ?? []
  return requestedLanguage(saved, request.headers['accept-language']) !== languages[0]
}
