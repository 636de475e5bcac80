import { beforeEach, expect, it, vi } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import { endConsent } from '@/lib/product-api/people.server'
import { GET, POST } from './route'

vi.mock('@/lib/product-api/people.server', () => ({ endConsent: vi.fn<typeof endConsent>() }))

const ended = vi.mocked(endConsent)
const signature = 'a1'.repeat(32)
const query = `consent=7&signature=${signature}`
const address = (search = query) => `http://127.0.0.1:3000/api/unsubscribe?${search}`

beforeEach(() => void ended.mockReset().mockResolvedValue())

const post = (body: BodyInit, search?: string) =>
  POST(new Request(address(search), { method: 'POST', body }), { params: Promise.resolve({}) })

function oneClick(kind: 'urlencoded' | 'multipart'): BodyInit {
  if (kind === 'urlencoded') return new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  return form
}

it.each(['urlencoded', 'multipart'] as const)(
  'a mail program ends a consent by one %s request',
  async (kind) => {
    const reply = await post(oneClick(kind))
    expect([reply.status, reply.headers.get('location')]).toEqual([204, null])
    expect(ended).toHaveBeenCalledExactlyOnceWith({ consent: 7, signature }, expect.any(String))
  },
)

it('opening the address ends nothing and shows the page, in the language of the browser', async () => {
  const request = new Request(address(), { headers: { 'accept-language': 'ru' } })
  const reply = await GET(request, { params: Promise.resolve({}) })
  expect([reply.status, reply.headers.get('location')]).toEqual([303, `/ru/unsubscribe?${query}`])
  expect(ended).not.toHaveBeenCalled()
})

it.each([
  [null, 'done'],
  [new ProblemError('forbidden', 'not one of this shop'), 'unknown'],
  [new ProblemError('unavailable', 'away'), 'later'],
  [new Error('a bug'), 'later'],
])('after the button of the page, which ends with %s, the page says %s', async (failure, state) => {
  if (failure) ended.mockRejectedValue(failure)
  const reply = await post(new URLSearchParams({ language: 'en' }))
  expect([reply.status, reply.headers.get('location')]).toEqual([
    303,
    `/en/unsubscribe?${query}&state=${state}`,
  ])
})

it.each([
  '',
  'consent=7',
  `consent=0&signature=${signature}`,
  `consent=7&signature=${signature}x`,
  `${query}&more=1`,
])('an address with "%s" is no link', async (search) => {
  expect((await post(oneClick('urlencoded'), search)).status).toBe(400)
  expect(ended).not.toHaveBeenCalled()
})

it('reads no large body', async () => {
  expect((await post('x'.repeat(5_000))).status).toBe(413)
})
