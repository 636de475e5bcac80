import type { APIRequestContext } from '@playwright/test'
import { once } from 'node:events'
import { Agent, IncomingMessage, request as httpRequest } from 'node:http'
import { z } from 'zod'
import { languages } from '../contract/selling/order.ts'
import { callers } from './bff-routes.ts'
import { addressIn, apiTest, expect, staff, test } from './fixtures.ts'
import { idTokenOf } from './people.ts'
import { listPublicRoutes, unindexed } from './public-routes.ts'
import { expectDocumentSecured, expectFileSecured, expectSecured } from './secured.ts'
import { listStaffPages } from './staff-pages.ts'

const keptByNobody = { 'cache-control': 'private, no-store', 'cdn-cache-control': 'no-store' }
const scriptsOf = (html: string) => html.match(/<script\b[^>]*>/g) ?? []

const forms = [
  '/signIn',
  '/signIn?next=/orders',
  '/registration',
  '/reset-password',
  '/withdrawal',
  '/complaint',
  '/unsubscribe?consent=1',
  '/report-opinion?opinion=1',
  '/staff-invitation?invitation=1',
  '/order?link=1',
  '/stock-notice?product=1',
]
const own = ['/details', '/orders', '/orders?order=1', '/orders/1/confirmation', '/CreateOrder']
const ofStaff = [...listStaffPages(), '/create', '/create/wheel', '/create/spacer']

/** Opens a session, whose cookie all later requests carry. */
async function openSession(request: APIRequestContext, token: string) {
  const reply = await request.post('/api/session', { headers: { authorization: `Bearer ${token}` } })
  expect(reply.status()).toBe(204)
}

/** Gets a document of the strict policy and returns its nonce. */
async function expectStrict(request: APIRequestContext, address: string): Promise<string> {
  const reply = await request.get(address, { maxRedirects: 0 })
  expect(reply.status(), address).toBe(200)
  expect(reply.headers(), address).toMatchObject(keptByNobody)
  const nonce = expectDocumentSecured(reply.headers(), address) ?? ''
  const scripts = scriptsOf(await reply.text())
  expect(scripts.length, address).toBeGreaterThan(5)
  for (const script of scripts) expect(script, address).toContain(` nonce="${nonce}"`)
  return nonce
}

const strict = [
  ['where somebody signs in or up', forms, null],
  ['of a customer', own, 'customer'],
  ['of staff', ofStaff, 'staff'],
] as const

/** Staff have many pages, in one frame: each is asked for in one language, and all languages are. */
const languagesFor = (role: 'staff' | 'customer' | null, index: number) =>
  role === 'staff' ? languages.slice(index % 3).slice(0, 1) : languages

for (const [whose, paths, role] of strict) {
  apiTest(
    `documents ${whose} run scripts with a nonce of that response, and are stored in no cache`,
    async ({ request, customer, identityUrl }) => {
      if (role) await openSession(request, await idTokenOf(identityUrl, role === 'staff' ? staff : customer))
      const addresses = paths.flatMap((path, index) =>
        languagesFor(role, index).map((language) => addressIn(language, path)),
      )
      const nonces: string[] = []
      for (const address of addresses) nonces.push(await expectStrict(request, address))
      expect(new Set(nonces).size).toBe(addresses.length)
      expect(addresses.length).toBeGreaterThan(10)
    },
  )
}

apiTest('public documents carry the policy of cached ones', async ({ request, productApiUrl }) => {
  const { fixed, tires, news } = await listPublicRoutes(productApiUrl)
  for (const path of [...fixed, ...unindexed, ...tires, ...news, '/cart']) {
    const reply = await request.get(path)
    expect(expectDocumentSecured(reply.headers(), path)).toBeNull()
    expect(reply.headers(), path).not.toHaveProperty('set-cookie')
  }
})

apiTest('no one can put a nonce of their own into a cached page', async ({ request }) => {
  const address = `/products/title/${crypto.randomUUID()}`
  const policy = "script-src 'nonce-chosenbyvisitor'"
  const names = ['content-security-policy', 'content-security-policy-report-only']
  for (const name of names) {
    const reply = await request.get(address, { headers: { [name]: policy } })
    expect(await reply.text()).not.toContain('chosenbyvisitor')
  }
  const signIn = await request.get('/signIn', { headers: { 'content-security-policy': policy } })
  expect(await signIn.text()).not.toContain('chosenbyvisitor')
})

const others = [
  ['a redirect of old', 'GET', '/login', 307],
  ['a redirect to sign-in', 'GET', '/orders', 307],
  ['a redirect to the one spelling', 'GET', '/tires/', 308],
  ['a redirect of a form', 'GET', '/tires/filter?width=195&profile=80&diameter=15', 307],
  ['a page that is not there', 'GET', '/en/nope', 404],
  ['a product that is not there', 'GET', '/ru/tireDetail/999999', 404],
  ['an address that cannot be read', 'GET', '/%', 404],
  ['a call that is not there', 'GET', '/api/nope', 404],
  ['a call of another method', 'PUT', '/api/config', 405],
  ['a call of nobody', 'GET', '/api/cart', 401],
  ['a call of another type', 'POST', '/api/attempts', 415],
  ['an answer to anyone', 'GET', '/api/config', 200],
  ['health', 'GET', '/api/health/ready', 200],
  ['a script that is not there', 'GET', '/_next/static/nope.js', 404],
  ['a picture that is not there', 'GET', `/pictures/${'0'.repeat(32)}.webp`, 404],
  ['a foreign picture', 'GET', '/_next/image?url=https%3A%2F%2Fevil.example%2Fa.jpg&w=320&q=75', 400],
  ['the icon', 'GET', '/icon.svg', 200],
  ['the icon that browsers ask for by themselves', 'GET', '/favicon.ico', 200],
  ['whom to notify of a weakness', 'GET', '/.well-known/security.txt', 200],
  ['a search that is longer than any address', 'GET', `/products/title/${'x'.repeat(14_900)}`, 404],
  ['a picture that is drawn', 'GET', '/pl/share/shop.png', 200],
  ['what search engines read', 'GET', '/robots.txt', 200],
  ['the map of the site', 'GET', '/sitemap.xml', 200],
] as const

apiTest('every other response has the common headers, and no failure is cached', async ({ request }) => {
  for (const [what, method, path, status] of others) {
    const reply = await request.fetch(path, {
      method,
      maxRedirects: 0,
      ...(status === 415 && { data: 'text', headers: { 'content-type': 'text/plain' } }),
    })
    expect(reply.status(), what).toBe(status)
    expectSecured(reply.headers(), what)
    if (status >= 400) expect(reply.headers(), what).toMatchObject(keptByNobody)
  }
})

apiTest('what is sent to a page and cannot be read there is no failure of the shop', async ({ request }) => {
  const unread = { multipart: { file: { name: 'a', mimeType: 'text/plain', buffer: Buffer.from('a') } } }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const reply = await request.fetch('/tires', { method, ...unread })
    expect([reply.status(), reply.headers().allow], method).toEqual([405, 'GET, HEAD'])
    expectSecured(reply.headers(), method)
  }
  const form = { 'content-type': 'multipart/form-data' }
  expect((await request.post('/signIn', { headers: form, data: 'x' })).status()).toBe(405)
  for (const state of ['x', '%', '[""]', 'null', 'a'.repeat(9_000)]) {
    const headers = { rsc: '1', 'next-router-state-tree': state }
    for (const path of ['/tires', '/signIn'])
      expect((await request.get(path, { headers })).status(), state.slice(0, 9)).toBe(200)
  }
})

apiTest('a body without end has them, and so has every file of a page', async ({ request }) => {
  const large = await request.post('/api/attempts', { data: { action: 'x'.repeat(70_000) } })
  expect(large.status()).toBe(413)
  expectSecured(large.headers(), 'a body without end')
  const html = await (await request.get('/')).text()
  const files = new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g))
  expect(files.size).toBeGreaterThan(5)
  for (const file of files) expectFileSecured((await request.get(file)).headers(), file)
})

const YEAR = 'from=2026-01-01&before=2027-01-01'
/** Calls that have to say more than the thing they ask for. */
const asked = new Map([
  ['/api/admin/books', `/api/admin/books?${YEAR}`],
  ['/api/admin/books/[register]', `/api/admin/books/invoices?${YEAR}&language=pl`],
  ['/api/admin/books/files/[file]', `/api/admin/books/files/jpk_fa?${YEAR}`],
  ['/api/admin/saved-views', '/api/admin/saved-views?list=/admin'],
  ['/api/admin/shipments', '/api/admin/shipments?orders=1'],
  ['/api/admin/shipments/labels', '/api/admin/shipments/labels?orders=1'],
  ['/api/admin/numbers', `/api/admin/numbers?${YEAR}&by=month`],
  ['/api/admin/numbers/stock', '/api/admin/numbers/stock?days=90'],
  ['/api/admin/numbers/files/[file]', `/api/admin/numbers/files/dead?${YEAR}&by=month&days=90&language=pl`],
])

apiTest('the response to a person is stored in no cache', async ({ baseURL, identityUrl }) => {
  const headers = { authorization: `Bearer ${await idTokenOf(identityUrl, staff)}` }
  const calls = Object.entries(callers).filter(([call, role]) => call.startsWith('GET ') && role !== 'anyone')
  expect(calls.length).toBeGreaterThan(15)
  for (const [call] of calls) {
    const address = call.slice('GET '.length)
    const path = (asked.get(address) ?? address)
      .replace('[name]', `${'a'.repeat(32)}.webp`)
      .replace('/status-mail', '/status-mail?status=Sent')
      .replace('/order-documents', '/order-documents?ids=1')
      .replaceAll(/\[\w+\]/g, '1')
    const abort = new AbortController()
    // Some answers are events without end.
    const reply = await fetch(`${baseURL}${path}`, { headers, signal: abort.signal })
    // An empty cart is worth no payment.
    expect([200, 404, 409], path).toContain(reply.status)
    expect(reply.headers.get('cache-control'), path).toMatch(/^private, no-store/)
    abort.abort()
  }
})

test('a script that somebody smuggles in does not run', async ({ page, browserErrors }) => {
  browserErrors.expect(/Content Security Policy|policy is broken|404/)
  const smuggle = () =>
    page.evaluate(() => {
      const hacked: string[] = []
      Object.assign(window, { hacked })
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img alt="" src="/nope.png" onerror="hacked.push(`attribute`)">',
      )
      for (const [src, text] of [
        ['https://evil.example/x.js', ''],
        ['', 'hacked.push(`inline`)'],
      ]) {
        const script = document.createElement('script')
        if (src) script.src = src
        script.textContent = text ?? ''
        document.body.append(script)
      }
      document.body.insertAdjacentHTML('beforeend', '<base href="https://evil.example/">')
      return new Promise((resolve) => setTimeout(() => resolve([hacked, document.baseURI]), 500))
    })
  await page.goto('/signIn')
  expect(await smuggle()).toEqual([[], page.url()])
  await page.goto('/tires')
  // Cached pages cannot distinguish inline scripts.
  expect(await smuggle()).toEqual([['inline'], page.url()])
})

apiTest(
  'a body that is refused for its size does not hold up the next call on its connection',
  async ({ baseURL }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const status = async (method: string, path: string, body: string) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const call = httpRequest(`${baseURL}${path}`, {
        agent,
        method,
        headers,
        signal: AbortSignal.timeout(5_000),
      })
      const answered = once(call, 'response')
      call.end(body)
      const [answer] = z.tuple([z.instanceof(IncomingMessage)]).parse(await answered)
      answer.resume()
      await once(answer, 'end')
      return answer.statusCode
    }
    try {
      const large = JSON.stringify({ name: 'x'.repeat(200_000) })
      expect(await status('POST', '/api/contact', large)).toBe(413)
      expect(await status('GET', '/api/config', '')).toBe(200)
    } finally {
      agent.destroy()
    }
  },
)
