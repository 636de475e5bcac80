import type { StoredDraft } from '@bieznik/contract/care/case'
import type { AcceptedComplaint } from '@bieznik/contract/care/complaint'
import sharp from 'sharp'
import { beforeEach, expect, it, vi } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import { newDraftSecret } from '@/lib/plain-forms/sealed-draft.server'
import * as productApi from '@/lib/product-api/complaints.server'
import { GET as getPhoto } from './photo/route'
import { POST } from './route'

vi.mock('@/lib/product-api/complaints.server', () => ({
  storeComplaintDraft: vi.fn<typeof productApi.storeComplaintDraft>(),
  getComplaintDraft: vi.fn<typeof productApi.getComplaintDraft>(),
  insertComplaintPhoto: vi.fn<typeof productApi.insertComplaintPhoto>(),
  readComplaintPhoto: vi.fn<typeof productApi.readComplaintPhoto>(),
  acceptComplaint: vi.fn<typeof productApi.acceptComplaint>(),
}))

const api = vi.mocked(productApi)
const accepted = { number: 'R-000001', receivedAt: '2026-11-26T06:00:00.000Z', answerDue: '2026-12-10' }
const fields = {
  language: 'en',
  name: 'Jan "K" <b>',
  order: '12',
  basis: 'conformity',
  demand: 'repair',
  text: 'The tread comes off.',
}

/** Each test from a mailbox of its own, unless the limit is what is tested. */
let typed: typeof fields & { email: string }

/** What the product API would store. */
let drafts: Map<string, StoredDraft<AcceptedComplaint>>
let photos: Map<string, Uint8Array<ArrayBuffer>>

beforeEach(() => {
  typed = { ...fields, email: `${crypto.randomUUID()}@example.com` }
  drafts = new Map()
  photos = new Map()
  api.storeComplaintDraft.mockReset().mockImplementation(async ({ id, sealed }) => {
    drafts.set(id, { sealed, accepted: drafts.get(id)?.accepted ?? null })
  })
  api.getComplaintDraft.mockReset().mockImplementation(async (id) => drafts.get(id) ?? null)
  api.insertComplaintPhoto.mockReset().mockImplementation(async ({ draft, name }, bytes) => {
    photos.set(`${draft} ${name}`, bytes)
  })
  api.readComplaintPhoto
    .mockReset()
    .mockImplementation(async ({ draft, name }) => new Response(photos.get(`${draft} ${name}`)))
  api.acceptComplaint.mockReset().mockImplementation(async (_, { key }) => {
    const draft = drafts.get(key)
    if (draft) drafts.set(key, { ...draft, accepted })
    return accepted
  })
})

let visitors = 0

type Sent = Record<string, string | File[]>

async function post(sent: Sent, headers: Record<string, string> = {}, handler = POST) {
  // Each call from another address, unless the limit is what is tested.
  visitors += 1
  const body = new FormData()
  for (const [name, value] of Object.entries(sent))
    for (const each of typeof value === 'string' ? [value] : value) body.append(name, each)
  const whole = new Response(body)
  const request = new Request('http://127.0.0.1:3000/api/complaint', {
    method: 'POST',
    body: await whole.arrayBuffer(),
    headers: { 'content-type': whole.headers.get('content-type') ?? '' },
  })
  const own = {
    host: '127.0.0.1:3000',
    origin: 'http://127.0.0.1:3000',
    'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}`,
  }
  for (const [name, value] of Object.entries({ ...own, ...headers })) request.headers.set(name, value)
  return handler(request, { params: Promise.resolve({}) })
}

const secretIn = (reply: Response) =>
  new URL(reply.headers.get('location') ?? '', 'http://x').searchParams.get('complaint') ?? ''

const jpeg = async (name = 'IMG_1.jpg', width = 40) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width, height: 30, channels: 3, background: '#1b46c2' } })
          .withExif({ IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    name,
    { type: 'image/jpeg' },
  )
const noPhoto = new File(['%PDF-1.7'], 'scan.jpg', { type: 'image/jpeg' })

it('makes a complaint of a good form, and leads to the page in its language', async () => {
  const reply = await post({ ...typed, photo: [await jpeg()] })
  expect(reply.status).toBe(303)
  expect(reply.headers.get('location')).toMatch(/^\/en\/complaint\?complaint=[\w-]{43}$/)
  const [statement] = api.acceptComplaint.mock.calls[0] ?? []
  expect(statement).toMatchObject({ ...typed, photos: [expect.stringMatching(/^[\w-]{43}\.webp$/)] })
  const [[draft] = []] = api.storeComplaintDraft.mock.calls
  expect(JSON.stringify(draft)).not.toMatch(/Jan|example/)
})

it('stores a photo as WebP, without the position that the camera has written into it', async () => {
  await post({ ...typed, photo: [await jpeg()] })
  const [bytes] = photos.values()
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
})

it('is one complaint however often the same form is sent', async () => {
  const complaint = newDraftSecret()
  for (let time = 0; time < 2; time++)
    expect(secretIn(await post({ ...typed, complaint, photo: [await jpeg()] }))).toBe(complaint)
  expect(api.acceptComplaint).toHaveBeenCalledOnce()
})

it('takes what somebody sends after going back for another complaint', async () => {
  const complaint = newDraftSecret()
  await post({ ...typed, complaint })
  const another = secretIn(
    await post({ ...typed, complaint, text: 'The wheel is bent.', photo: [await jpeg()] }),
  )
  expect(another).not.toBe(complaint)
  const keys = api.acceptComplaint.mock.calls.map(([, { key }]) => key)
  expect(new Set(keys).size).toBe(2)
  expect([...photos.keys()].every((key) => key.startsWith(keys[1] ?? '-'))).toBe(true)
})

it('keeps photos over a correction, takes more, and leaves out what is removed', async () => {
  const secret = secretIn(
    await post({ ...typed, text: '', photo: [await jpeg('1.jpg'), await jpeg('2.jpg', 41)] }),
  )
  expect(api.acceptComplaint).not.toHaveBeenCalled()
  const [first = ''] = [...photos.keys()].map((key) => key.split(' ')[1] ?? '')
  await post({ ...typed, complaint: secret, remove: first, photo: [await jpeg('3.jpg', 42)] })
  const [statement] = api.acceptComplaint.mock.calls[0] ?? []
  expect(statement?.photos).toHaveLength(2)
  expect(statement?.photos).not.toContain(first)
})

it('asks again when a file is no photo, and keeps those that are', async () => {
  const secret = secretIn(await post({ ...typed, photo: [await jpeg(), noPhoto] }))
  expect(api.acceptComplaint).not.toHaveBeenCalled()
  expect(photos.size).toBe(1)
  await post({ ...typed, complaint: secret })
  expect(api.acceptComplaint.mock.calls[0]?.[0].photos).toHaveLength(1)
})

it('takes eight photos and no ninth', async () => {
  const nine = await Promise.all(Array.from({ length: 9 }, (_, index) => jpeg(`${index}.jpg`, 40 + index)))
  await post({ ...typed, photo: nine })
  expect(api.acceptComplaint).not.toHaveBeenCalled()
  expect(photos.size).toBe(8)
})

it('responds with a photo only to a request with the secret of its form', async () => {
  const secret = secretIn(await post({ ...typed, photo: [await jpeg()] }))
  const [name = ''] = [...photos.keys()].map((key) => key.split(' ')[1])
  const see = (complaint: string, photo: string) =>
    getPhoto(
      new Request(`http://127.0.0.1:3000/api/complaint/photo?${new URLSearchParams({ complaint, photo })}`),
      {
        params: Promise.resolve({}),
      },
    )
  const reply = await see(secret, name)
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ])
  for (const [complaint, photo] of [
    [newDraftSecret(), name],
    [secret, 'other.webp'],
    ['x', name],
  ] as const)
    expect((await see(complaint, photo)).status).toBe(404)
})

it('hands every text back to send again while the product API is away', async () => {
  api.getComplaintDraft.mockRejectedValue(new ProblemError('unavailable', 'away'))
  const complaint = newDraftSecret()
  const reply = await post({ ...typed, complaint, text: 'one\ntwo </textarea>', photo: [await jpeg()] })
  const page = await reply.text()
  expect([reply.status, reply.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  for (const text of [
    'value="Jan &quot;K&quot; &lt;b&gt;"',
    typed.email,
    'one\ntwo &lt;/textarea&gt;',
    complaint,
    '<option value="repair" selected>',
    'biuro@bieznik.example',
  ])
    expect(page).toContain(text)
})

it.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'content-type': 'text/plain' }, 415],
])('takes no form from %j', async (headers, status) => {
  expect((await post(typed, headers)).status).toBe(status)
  expect(api.storeComplaintDraft).not.toHaveBeenCalled()
})

it('limits addresses and mailboxes, and loses no text', async () => {
  vi.stubEnv('RATE_LIMITS', 'on')
  vi.resetModules()
  const { POST: limited } = await import('./route')
  const address = { 'x-forwarded-for': '192.0.2.7' }
  const photo = [new File([new Uint8Array(1024 * 1024)], 'large.jpg')]
  let last = new Response()
  for (let time = 0; time < 31; time++)
    last = await post({ ...typed, text: '', photo: time < 30 ? [] : photo }, address, limited)
  expect(last.status).toBe(429)
  expect(await last.text()).toContain(typed.email)
  const perMailbox: number[] = []
  for (let time = 0; time < 6; time++) {
    const order = time % 2 ? '1' : 'nie wiem'
    perMailbox.push((await post({ ...typed, email: 'full@example.com', order }, {}, limited)).status)
  }
  expect(perMailbox).toEqual([303, 303, 303, 303, 303, 429])
  vi.unstubAllEnvs()
})
