import type { IncomingMessage, ServerResponse } from 'node:http'
import { languages } from '../contract/language.ts'
import { parseLocalizedPath } from '../contract/routes.ts'
import { pathOf } from './request.ts'
import { NO_STORE, setHeaders } from './send.ts'

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?session=[^;\s]/

/** Sends a visitor to sign-in, in the language of the address and with the way back to it, which says so when a session has ended. */
export function sendToSignIn(request: IncomingMessage, response: ServerResponse): void {
  setHeaders(response, NO_STORE)
  response.writeHead(307, { location: signInPath(request) }).end()
}

function signInPath(request: IncomingMessage): string {
  const { language, path } = parseLocalizedPath(pathOf(request))
  const prefix = language === languages[0] ? '' : `/${language}`
  const reason = SESSION_COOKIE.test(request.headers.cookie ?? '') ? 'reason=session&' : ''
  const [, query] = /\?(.+)/s.exec(request.url ?? '') ?? []
  const next = encodeURIComponent(query === undefined ? path : `${path}?${query}`).replaceAll('%2F', '/')
  return `${prefix}/signIn?${reason}next=${next}`
}
