import { expect } from '@playwright/test'

/** What every answer says of itself, whatever it is. */
const everywhere = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

/** And what everything says that could be opened as a document. */
const openable = {
  ...everywhere,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** What the policy of every document closes. */
const CLOSED = [
  "default-src 'self'",
  "script-src-attr 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

type Headers = Readonly<Record<string, string>>

/** A script, style or font of the build. */
export function expectFileSecured(headers: Headers, what: string): void {
  expect(headers, what).toMatchObject({ ...everywhere, 'content-security-policy': "default-src 'none'" })
}

export function expectSecured(headers: Headers, what: string): void {
  expect(headers, what).toMatchObject(openable)
  expect(headers['content-security-policy'], what).toBeTruthy()
  expect(headers, what).not.toHaveProperty('x-powered-by')
}

/** The headers of a document; the nonce when it carries the strict policy. */
export function expectDocumentSecured(headers: Headers, what: string): string | null {
  expectSecured(headers, what)
  const directives = (headers['content-security-policy'] ?? '').split('; ')
  expect(directives, what).toEqual(expect.arrayContaining(CLOSED))
  const scripts = directives.find((directive) => directive.startsWith('script-src '))
  expect(scripts, what).toMatch(/^script-src 'self' '(?:unsafe-inline|nonce-[\w+/]{22}==)'$/)
  return /'nonce-([^']+)'/.exec(scripts ?? '')?.[1] ?? null
}
