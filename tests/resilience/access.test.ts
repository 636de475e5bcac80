import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeStaff } from '../../e2e/accounts.ts'
import { makeBadTokens, type BadToken } from '../../e2e/bad-tokens.ts'
import { pages as allPages } from '../../contract/pages.ts'
import { callers, requestOf } from '../../e2e/bff-routes.ts'
import { createCustomer, idTokenOf, type Person } from '../../e2e/people.ts'
import { reached } from '../promises/reached'
import { makeBadCookies, openSession } from './bad-cookies'
import { knock, pretences, type Opened } from './knocking'
import { openShop, type Shop } from './shop'
import { startWithoutMiddleware } from './without-middleware'

let shop: Shop
let badTokens: BadToken[]

beforeAll(async () => {
  shop = await openShop()
  badTokens = await makeBadTokens(shop.direct.identity)
})
afterAll(() => shop?.close())

type Role = 'customer' | 'staff'

const closedCalls = Object.entries(callers).flatMap(([call, role]) =>
  role === 'anyone' ? [] : [[call, role] as const],
)
const closedPages = allPages.flatMap(({ path, who }) =>
  who === 'anyone' ? [] : [[path.replaceAll(/:\w+/g, '1'), who] as const],
)

/** Every way to write the address of a page; the first three are those that the shop's own links have. */
const PREFIXES = ['', '/en', '/ru', '/pl'] as const

async function somebody(role: Role): Promise<Person> {
  const person = await createCustomer(shop.direct.identity)
  if (role === 'staff') await makeStaff(shop.direct.identity, person)
  return person
}

/** Makes the call with ids that nothing has and a body that nothing takes, so that a call that gets in does no harm. */
async function makeCall(url: string, call: string, token: string | undefined, pretence = {}) {
  const { method, path } = requestOf(call)
  return knock(url + path.replaceAll(/\/1(?=\/|$)/g, '/2147483647'), {
    method,
    headers: {
      ...pretence,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: '{"unknown":true}' }),
  })
}

const outcomeOf = ({ status }: Opened) => (status === 401 || status === 403 ? status : 'in')

async function expectCallsAsTabled(url: string): Promise<number> {
  let count = 0
  for (const [call, role] of closedCalls) {
    for (const { kind, token, code } of badTokens) {
      const pretence = pretences[count % pretences.length]
      const { status, text } = await makeCall(url, call, token, pretence)
      const what = `${call} with a token ${kind} ${JSON.stringify(pretence)}`
      expect([status, text], what).toEqual([401, expect.stringContaining(`"code":"${code}"`)])
      count += 1
    }
    for (const who of ['customer', 'staff'] as const) {
      const token = await idTokenOf(shop.direct.identity, await somebody(who))
      const expected = role === 'staff' && who === 'customer' ? 403 : 'in'
      expect(outcomeOf(await makeCall(url, call, token)), `${call} by ${who}`).toBe(expected)
      count += 1
    }
  }
  return count
}

type PageOutcome = 'sign-in' | 'forbidden' | 'frame' | 'in' | 'neither'

/**
 * What a page comes to. A frame that was sent already cannot become a redirect: what should stand in it then says where to
 * go on to, and the script of a page is given that, or a frame with nothing in its place.
 */
function pageOutcomeOf({ status, location, text }: Opened, isFlight: boolean): PageOutcome {
  if (status === 307 && /^(?:\/\w\w)?\/signIn\?/.test(location ?? '')) return 'sign-in'
  if (status === 403) return 'forbidden'
  if (status !== 200) return 'neither'
  if (text.includes('<main')) return 'in'
  if (/NEXT_REDIRECT;\w+;(?:\/\w\w)?\/signIn\?/.test(text)) return 'sign-in'
  return isFlight && /^\w+:X$/m.test(text) ? 'frame' : 'neither'
}

async function goTo(address: string, headers: Readonly<Record<string, string>>): Promise<PageOutcome> {
  return pageOutcomeOf(await knock(address, { headers }), 'rsc' in headers)
}

async function expectTurnedAway(address: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const outcomes = 'rsc' in headers ? ['sign-in', 'frame'] : ['sign-in']
  expect(outcomes, `${address} ${JSON.stringify(headers)}`).toContain(await goTo(address, headers))
}

async function expectPagesAsTabled(url: string): Promise<number> {
  const places = { url, identityUrl: shop.direct.identity }
  const nobody = PREFIXES.flatMap((prefix) => pretences.map((pretence) => [prefix, pretence] as const))
  const cookies = await makeBadCookies(places)
  const cookieOf = {
    customer: await openSession(places, await somebody('customer')),
    staff: await openSession(places, await somebody('staff')),
  }
  let count = 0
  for (const [path, role] of closedPages) {
    for (const [prefix, pretence] of nobody) await expectTurnedAway(url + prefix + path, pretence)
    for (const [index, [, cookie]] of cookies.entries()) {
      const pretence = pretences[(count + index) % pretences.length]
      const address = `${url}${PREFIXES[index % PREFIXES.length]}${path}`
      await expectTurnedAway(address, { ...pretence, cookie, 'accept-language': 'pl' })
    }
    for (const who of ['customer', 'staff'] as const) {
      const outcome = await goTo(url + path, { cookie: cookieOf[who], 'accept-language': 'pl' })
      expect(outcome, `${path} for ${who}`).toBe(role === 'staff' && who === 'customer' ? 'forbidden' : 'in')
    }
    count += nobody.length + cookies.length + 2
  }
  return count
}

// Shows S6.8
test('every call and every page is for whom the tables say', async () => {
  const calls = await expectCallsAsTabled(shop.url)
  const pages = await expectPagesAsTabled(shop.url)
  expect([calls > 500, pages > 500]).toEqual([true, true])
  reached('access', `storefront: ${calls} calls and ${pages} visits as tabled`)
})

// Shows D9b
test('every page is so with the middleware removed as well', async () => {
  const url = await startWithoutMiddleware(shop)
  const inEnglish = { headers: { 'accept-language': 'en' } }
  expect((await knock(`${shop.url}/tires`, inEnglish)).location).toBe('/en/tires')
  expect(await knock(`${url}/tires`, inEnglish)).toMatchObject({ status: 200, location: null })

  // Of pages alone: no call comes by the middleware (middleware.test.ts).
  const pages = await expectPagesAsTabled(url)
  expect(pages).toBeGreaterThan(500)
  reached('access', `with the middleware removed: ${pages} visits as tabled`)
})
