import type { FormDraft, StoredDraft } from '@bieznik/contract/care/case'
import type { AcceptedWithdrawal } from '@bieznik/contract/care/withdrawal'
import { beforeEach, expect, it, vi } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import * as productApi from '@/lib/product-api/withdrawals.server'
import { POST as confirm } from './confirmation/route'
import { POST as send } from './route'

vi.mock('@/lib/product-api/withdrawals.server', () => ({
  storeWithdrawalDraft: vi.fn<typeof productApi.storeWithdrawalDraft>(),
  getWithdrawalDraft: vi.fn<typeof productApi.getWithdrawalDraft>(),
  acceptWithdrawal: vi.fn<typeof productApi.acceptWithdrawal>(),
}))

const api = vi.mocked(productApi)
const accepted = { number: 'W-000001', receivedAt: '2026-11-26T06:00:00.000Z' }
const typed = { language: 'en', name: 'Jan "K" <b>', email: 'jan@example.com', order: '12', part: '' }

/** What the product API would store. */
let stored: Map<string, StoredDraft<AcceptedWithdrawal>>

beforeEach(() => {
  stored = new Map()
  api.storeWithdrawalDraft.mockReset().mockImplementation(async ({ id, sealed }: FormDraft) => {
    stored.set(id, { sealed, accepted: null })
  })
  api.getWithdrawalDraft.mockReset().mockImplementation(async (id) => stored.get(id) ?? null)
  api.acceptWithdrawal.mockReset().mockImplementation(async (_, { key }) => {
    const draft = stored.get(key)
    if (draft) stored.set(key, { ...draft, accepted })
    return accepted
  })
})

let visitors = 0

function post(handler: typeof send, body: Record<string, string>, headers: Record<string, string> = {}) {
  // Each call from another address, unless the limit is what is tested.
  visitors += 1
  return handler(
    new Request('http://127.0.0.1:3000/api/withdrawal', {
      method: 'POST',
      body: new URLSearchParams(body),
      headers: {
        host: '127.0.0.1:3000',
        origin: 'http://127.0.0.1:3000',
        'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}`,
        ...headers,
      },
    }),
    { params: Promise.resolve({}) },
  )
}

const secretIn = (reply: Response) =>
  new URL(reply.headers.get('location') ?? '', 'http://x').searchParams.get('statement') ?? ''

it('stores what was typed, valid or not, encrypted, and redirects to the page in its language', async () => {
  const reply = await post(send, { ...typed, email: '' })
  expect(reply.status).toBe(303)
  expect(reply.headers.get('location')).toMatch(/^\/en\/withdrawal\?statement=[\w-]{43}$/)
  const [[draft] = []] = api.storeWithdrawalDraft.mock.calls
  expect(JSON.stringify(draft)).not.toMatch(/Jan|example/)
})

it('states what was summed up once, however often the button is pressed', async () => {
  const secret = secretIn(await post(send, typed))
  for (let time = 0; time < 2; time++) {
    const reply = await post(confirm, { language: 'en', statement: secret })
    expect([reply.status, secretIn(reply)]).toEqual([303, secret])
  }
  expect(api.acceptWithdrawal).toHaveBeenCalledOnce()
  const [statement, { key } = { key: '' }] = api.acceptWithdrawal.mock.calls[0] ?? []
  expect(statement).toMatchObject({ name: 'Jan "K" <b>', email: 'jan@example.com', order: '12', lines: null })
  expect(stored.has(key)).toBe(true)
})

it.each([
  ['', 'none'],
  ['x'.repeat(100_000), 'none'],
  ['a'.repeat(43), 'a'.repeat(43)],
])('states nothing for the secret %j, and leads back to the form', async (secret, shown) => {
  const reply = await post(confirm, { language: 'pl', statement: secret })
  expect(reply.headers.get('location')).toBe(`/withdrawal?statement=${shown}`)
  expect(api.acceptWithdrawal).not.toHaveBeenCalled()
})

it('states nothing of a form that is not good', async () => {
  const secret = secretIn(await post(send, { ...typed, name: '' }))
  await post(confirm, { language: 'en', statement: secret })
  expect(api.acceptWithdrawal).not.toHaveBeenCalled()
})

it('hands everything back to send again while the product API is away', async () => {
  api.storeWithdrawalDraft.mockRejectedValue(new ProblemError('unavailable', 'away'))
  const reply = await post(send, { ...typed, part: 'dwie opony\nfelga', account: '61 1090', language: 'pl' })
  const page = await reply.text()
  expect([reply.status, reply.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  for (const text of [
    'value="Jan &quot;K&quot; &lt;b&gt;"',
    'jan@example.com',
    'dwie opony\nfelga',
    'name="account" value="61 1090"',
    'biuro@bieznik.example',
  ])
    expect(page).toContain(text)
  expect(page).not.toContain('<b>')
})

it('hands the lines of an order back as well', async () => {
  api.storeWithdrawalDraft.mockRejectedValue(new ProblemError('payload_too_large', 'long'))
  const page = await (await post(send, { ...typed, title: 'Felga', of: '4', pieces: '2' })).text()
  for (const field of ['name="title" value="Felga"', 'name="of" value="4"', 'name="pieces" value="2"'])
    expect(page).toContain(field)
})

it('keeps the confirming button while the product API is away', async () => {
  const secret = secretIn(await post(send, typed))
  api.acceptWithdrawal.mockRejectedValue(new ProblemError('unavailable', 'away'))
  const reply = await post(confirm, { language: 'en', statement: secret })
  const page = await reply.text()
  expect(reply.status).toBe(503)
  expect(page).toContain(`value="${secret}"`)
  expect(page).toContain('Confirm withdrawal')
})

it.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'content-type': 'text/plain' }, 415],
])('takes no form from %j', async (headers, status) => {
  expect((await post(send, typed, headers)).status).toBe(status)
  expect(api.storeWithdrawalDraft).not.toHaveBeenCalled()
})

it('limits addresses and mailboxes, with the same answer for every order, and loses nothing', async () => {
  vi.stubEnv('RATE_LIMITS', 'on')
  vi.resetModules()
  const { POST: limited } = await import('./confirmation/route')
  const { POST: limitedForm } = await import('./route')
  const address = { 'x-forwarded-for': '192.0.2.7' }
  const statuses: number[] = []
  for (let time = 0; time < 31; time++) statuses.push((await post(limitedForm, typed, address)).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 303), 429])
  const perMailbox: number[] = []
  let last = ''
  for (let time = 0; time < 6; time++) {
    const order = time % 2 ? '1' : 'nie wiem'
    const secret = secretIn(await post(limitedForm, { ...typed, email: 'full@example.com', order }))
    const reply = await post(limited, { language: 'pl', statement: secret })
    perMailbox.push(reply.status)
    last = (await reply.text()).replace(secret, 'the secret')
  }
  expect(perMailbox).toEqual([303, 303, 303, 303, 303, 429])
  expect(last).toContain('value="the secret"')
  vi.unstubAllEnvs()
})
