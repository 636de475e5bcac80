import { passedOn } from '@bieznik/contract/endpoints/passed-on'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { z } from 'zod'
import { attack } from '@/tests/hostile/attack'
import {
  listBffCalls,
  listLeftOut,
  listPassedOn,
  type BffCall,
  type RouteModules,
  type Spec,
} from '@/tests/hostile/bff-calls'
import { sendHere, sendTo, type Send } from '@/tests/hostile/bff-senders'
import { openBffShop, type BffShop, type Caller } from '@/tests/hostile/bff-shop'
import { complaintsAbout, type HostileReply } from '@/tests/hostile/check-reply'
import { filterQueries, pageCalls } from '@/tests/hostile/page-calls'
import { nameOf, paramsIn, requestsOf, type HostileRequest } from '@/tests/hostile/requests'
import { reached } from '@/tests/promises/reached'

const specs = vi.hoisted(() => new Map<unknown, Spec>())

vi.mock('@/lib/http/route.server', async (load) => {
  const original = await load<typeof import('@/lib/http/route.server')>()
  const route = (...args: Parameters<typeof original.route>) => {
    const handler = original.route(...args)
    specs.set(handler, args[0])
    return handler
  }
  return { ...original, route }
})

// What Next gives a handler besides its arguments.
const jar = vi.hoisted(() => new Map<string, { value: string }>())
vi.mock('next/headers', () => ({ cookies: async () => jar }))
vi.mock('next/cache', () => {
  const nothing = () => undefined
  return { cacheTag: nothing, cacheLife: nothing, revalidateTag: nothing }
})
vi.mock('next/server', () => ({ connection: async () => undefined, after: () => undefined }))

/** In the full number over a wire, to the storefront as it was built; else to the handlers themselves. */
const isFull = inject('hostileRequests') !== undefined

let shop: BffShop
let calls: BffCall[]
let send: Send

beforeAll(async () => {
  shop = await openBffShop({ hasStorefront: isFull })
  for (const [name, value] of Object.entries(shop.variables)) vi.stubEnv(name, value)
  const files = import.meta.glob<RouteModules[string]>('./**/route.{ts,tsx}')
  const modules: Record<string, RouteModules[string]> = {}
  // One after another: a module that two load at once may be seen half loaded by one of them.
  for (const [file, load] of Object.entries(files)) modules[file.replace(/^\./, '/api')] = await load()
  const { GET: passOn } = await import('./[...path]/route')
  calls = [...listBffCalls(modules, (handler) => specs.get(handler)), ...listPassedOn(passedOn, passOn)]
  send = isFull ? sendTo(shop.url) : sendHere
}, 300_000)
afterAll(() => shop?.close(), 60_000)

const ids = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 50 }) }, fc.integer({ min: 1 }))
const priceList = fc.constantFrom('id;price\n1;400,00\n2;399,99\n', 'title;price\nA;412,50\n')
const form = fc.constant(
  '--b\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nGIF89a\r\n--b--\r\n',
)

/** What the schemas cannot say: which ids there are, and what stands in a file. */
const known = {
  id: ids,
  productId: ids,
  orderId: ids,
  newsId: ids,
  importId: ids,
  reductionId: ids,
  page: ids,
  query: filterQueries,
  'text/csv': priceList,
  'multipart/form-data; boundary=b': form,
}

const authorizations = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<Caller>('customer', 'staff') },
  { weight: 1, arbitrary: fc.constantFrom('', 'Bearer a.b.c', 'Basic Og==', `Bearer ${'x'.repeat(5_000)}`) },
)

interface Sent {
  request: HostileRequest
  authorization: string
}

const isCaller = (text: string): text is Caller => text === 'customer' || text === 'staff'

function signed({ request, authorization }: Sent): HostileRequest {
  const credentials = isCaller(authorization) ? `Bearer ${shop.tokens[authorization]}` : authorization
  return { ...request, headers: { ...request.headers, ...(credentials && { authorization: credentials }) } }
}

const ENDS = ['DELETE /api/account', 'DELETE /api/sessions']

function complaintsOn(
  reply: HostileReply,
  { url }: HostileRequest,
  { operation, replies }: BffCall,
): string[] {
  const complaints = complaintsAbout(reply, replies)
  // Such an address is that of something else, or of nothing.
  if (paramsIn(url, operation.path) === null) return complaints.filter((each) => each.includes('failed'))
  // Words of a page are no internals of the server.
  const isPage = reply.contentType.startsWith('text/html')
  return isPage ? complaints.filter((each) => !each.includes('internals')) : complaints
}

/** Pages take longer to be made, and ask for less. */
const CALLS_PER_PAGE = 5

interface Attacked {
  calls: readonly BffCall[]
  send: Send
  count?: number
}

/** Attacks the calls. Answers how often each status came. */
async function attackCalls({ calls: attacked, send: by, count }: Attacked): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  const byName = new Map(attacked.map((call) => [nameOf(call.operation), call]))
  await attack<Sent>({
    requests: fc.record({
      request: fc.oneof(
        ...attacked.map(({ operation }) => ({
          weight: pageCalls.some((page) => page.operation === operation) ? 1 : CALLS_PER_PAGE,
          arbitrary: requestsOf(operation, known),
        })),
      ),
      authorization: authorizations,
    }),
    complaintsOn: async (sent) => {
      const call = byName.get(sent.request.operation)
      const reply = call && (await by(signed(sent), call))
      if (!reply) return []
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      if (ENDS.includes(sent.request.operation) && reply.status < 300 && isCaller(sent.authorization))
        await shop.replace(sent.authorization)
      return complaintsOn(reply, sent.request, call)
    },
    ...(count !== undefined && { count }),
  })
  return statuses
}

it('whatever is sent to it, the BFF answers as it declares', async () => {
  const statuses = await attackCalls({ calls: isFull ? [...calls, ...pageCalls] : calls, send })
  // It would prove little if nothing got in.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 415]))
  const sum = [...statuses.values()].reduce((total, count) => total + count, 0)
  reached('input', `storefront: ${sum} requests, no 5xx, nothing undeclared, no stack`)
}, 900_000)

it.each([
  ['fails', () => Promise.reject(new Error('a secret of the kitchen')), /500: the server failed/],
  ['answers another body', async () => Response.json({ a: 2 }), /not as declared/],
  ['exposes its internals', async () => Response.json({ a: 'at node_modules/x' }), /internals/],
] as const)('a call that %s does not get through', async (_what, handler, complaint) => {
  const { route } = await import('@/lib/http/route.server')
  const GET = route({ role: 'anyone', reply: z.strictObject({ a: z.literal(1) }) }, handler)
  const planted = listBffCalls({ '/api/planted/route.ts': { GET } }, (each) => specs.get(each))
  await expect(attackCalls({ calls: planted, send: sendHere, count: 20 })).rejects.toThrow(complaint)
})

it('every call of the BFF but health is attacked', () => {
  expect(listLeftOut(calls)).toEqual(['GET /api/health/live', 'GET /api/health/ready'])
})
