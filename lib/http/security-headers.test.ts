import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, pictureHostsOf, securityHeaders, sourcesOf } from './security-headers'

const demonstration = { NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
const real = { NODE_ENV: 'production', SITE_URL: 'https://shop.example', PICTURE_HOSTS: 'cdn.example' }

function directivesOf(environment: Record<string, string>, pathname = '/', nonce?: string) {
  const policy = contentSecurityPolicy(sourcesOf(environment), pathname, nonce)
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

describe('the policy of every document', () => {
  it.each([undefined, 'bm9uY2U='])('closes what nobody needs (nonce %s)', (nonce) => {
    expect(directivesOf(real, '/', nonce)).toMatchObject({
      'default-src': "'self'",
      'script-src-attr': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'upgrade-insecure-requests': '',
    })
  })

  it('runs inline scripts that carry the nonce, and without one all that stand in the document', () => {
    expect(directivesOf(real, '/signIn', 'bm9uY2U=')['script-src']).toBe("'self' 'nonce-bm9uY2U='")
    expect(directivesOf(real)['script-src']).toBe("'self' 'unsafe-inline'")
  })

  it('allows eval in development only', () => {
    for (const nonce of [undefined, 'bm9uY2U='])
      for (const environment of [real, demonstration])
        expect(JSON.stringify(directivesOf(environment, '/', nonce))).not.toContain('eval')
    expect(directivesOf({ NODE_ENV: 'development' })['script-src']).toContain("'unsafe-eval'")
  })

  it('knows where identity is', () => {
    expect(directivesOf(demonstration)['connect-src']).toBe("'self' http://127.0.0.1:9099")
    expect(directivesOf(real)['connect-src']).toBe(
      "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    )
  })

  it('shows pictures of the hosts that products may name, and of no others', () => {
    expect(directivesOf(real)['img-src']).toBe("'self' data: blob: https://cdn.example")
    expect(directivesOf(demonstration)['img-src']).toBe("'self' data: blob:")
  })

  it('stays on http where the shop is', () => {
    expect(directivesOf(demonstration)).not.toHaveProperty('upgrade-insecure-requests')
  })
})

describe('PayPal', () => {
  const standIn = { ...demonstration, PAYPAL_SDK_URL: 'http://127.0.0.1:7777/sdk/js?x=1' }
  const used = (pathname: string) =>
    Object.entries(directivesOf(standIn, pathname, 'bm9uY2U='))
      .filter(([, values]) => /paypal|7777/.test(values))
      .map(([name]) => name)

  it.each(['/Payment', '/en/Payment', '/ru/Payment/done'])('is let in at %s', (pathname) => {
    expect(used(pathname)).toEqual(['script-src', 'img-src', 'connect-src', 'frame-src'])
    expect(directivesOf(standIn, pathname)['frame-src']).toContain(' http://127.0.0.1:7777')
  })

  it.each(['/', '/CreateOrder', '/en/orders', '/Payments', '/signIn?next=/Payment'])(
    'is not at %s',
    (pathname) => expect(used(pathname)).toEqual([]),
  )
})

it.each([
  ['x.example; script-src *', ['script-src']],
  ["'unsafe-inline'", []],
  ['*', []],
  ['*.example', []],
  ['https://cdn.example', []],
  ['cdn.example/path', []],
  ['CDN.example, img.example:8443', ['cdn.example', 'img.example:8443']],
  ['', []],
])('of PICTURE_HOSTS "%s" %j are hosts', (text, hosts) => {
  expect(pictureHostsOf(text)).toEqual(hosts)
})

it('every answer says the same', () => {
  expect(securityHeaders(sourcesOf(real))).toEqual({
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\).*microphone=\(\).*payment=\(self\)/),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Content-Security-Policy': contentSecurityPolicy(sourcesOf(real), '/'),
  })
})
