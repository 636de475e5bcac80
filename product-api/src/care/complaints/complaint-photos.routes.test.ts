import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/platform/headers'
import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop, type Visitor } from '../../../test/shop.ts'
import { staffToken } from '../../../test/tokens.ts'
import { complaintDrafts, complaintPhotos } from '../../platform/db/schema/complaints.ts'
import { insertPhoto } from './complaint-drafts.ts'

const shop = await buildTestShop()
const staff = shop.asStaff('ewa')

/** What begins as WebP does. */
const webp = (what: string) => Buffer.from(`RIFF\u0000\u0001\u0002\u0003WEBP${what}`, 'latin1')
const newDraft = () => randomBytes(32).toString('base64url')
const storeDraft = (id: string, sealed: string) =>
  shop.anyone.call('PUT', `/api/complaints/drafts/${id}`, { body: { sealed } })
const draftOf = (id: string) => shop.anyone.get(`/api/complaints/drafts/${id}`)
const send = (draft: string, name: string, content: Buffer, type = 'image/webp') =>
  shop.anyone.call('PUT', `/api/complaints/drafts/${draft}/photos/${name}`, {
    body: content,
    headers: { 'content-type': type },
  })

async function photo(url: string, headers: Record<string, string> = {}) {
  const { statusCode: status, rawPayload: bytes, headers: replied } = await shop.app.inject({ url, headers })
  return { status, bytes, type: replied['content-type'] }
}

async function complain(draft: string, photos: string[], differences: object = {}): Promise<number> {
  const { body } = await shop.anyone.call('POST', '/api/complaints', {
    headers: { [IDEMPOTENCY_KEY_HEADER]: draft },
    body: {
      name: 'Jan',
      email: 'jan@example.com',
      order: 'opony',
      basis: 'conformity',
      demand: 'repair',
      text: 'Bieżnik odchodzi.',
      language: 'pl',
      photos,
      ...differences,
    },
  })
  return Number(z.object({ number: z.string() }).parse(body).number.slice(2))
}

test('a draft is stored as it was sent last, and names the complaint that was made of it', async () => {
  const id = newDraft()
  expect(await draftOf(id)).toMatchObject({ status: 404 })
  await storeDraft(id, 'first')
  await storeDraft(id, 'second')
  expect(await draftOf(id)).toMatchObject({ body: { sealed: 'second', accepted: null } })
  await complain(id, [])
  expect(await draftOf(id)).toMatchObject({
    body: {
      sealed: 'second',
      accepted: { number: expect.stringMatching(/^R-/), answerDue: expect.any(String) },
    },
  })
})

test('whoever has sent a photo sees it, and staff see it once it belongs to a complaint', async () => {
  const draft = newDraft()
  for (let time = 0; time < 2; time++)
    expect(await send(draft, 'a.webp', webp('a'))).toMatchObject({ status: 200 })
  const own = await photo(`/api/complaints/drafts/${draft}/photos/a.webp`)
  expect(own).toEqual({ status: 200, bytes: webp('a'), type: 'image/webp' })
  expect(await photo(`/api/complaints/drafts/${newDraft()}/photos/a.webp`)).toMatchObject({ status: 404 })

  const id = await complain(draft, ['a.webp'])
  const authorization = `Bearer ${staffToken('ewa')}`
  expect(await photo(`/api/complaints/${id}/photos/a.webp`, { authorization })).toEqual(own)
  const callers: [Visitor, number][] = [
    [shop.asCustomer('jan'), 403],
    [shop.anyone, 401],
  ]
  for (const [caller, status] of callers)
    expect(await caller.get(`/api/complaints/${id}/photos/a.webp`)).toMatchObject({ status })
})

test('a complaint that names the photo of another has it not', async () => {
  const theirs = newDraft()
  await send(theirs, 'b.webp', webp('b'))
  await complain(theirs, ['b.webp'])
  const id = await complain(newDraft(), ['b.webp', 'missing.webp'])
  for (const name of ['b.webp', 'missing.webp'])
    expect(await staff.get(`/api/complaints/${id}/photos/${name}`)).toMatchObject({ status: 404 })
})

test.each([
  ['no WebP', Buffer.from('<svg>'), 'image/webp', 415],
  ['another type', webp('c'), 'image/png', 415],
  ['more than 2 MB', webp('x'.repeat(2 * 1024 * 1024)), 'image/webp', 413],
])('%s is not taken', async (_what, content, type, status) => {
  expect(await send(newDraft(), 'c.webp', content, type)).toMatchObject({ status })
})

test('after a day a form goes with its photos, and those of a complaint stay', async () => {
  const [left, stated] = [newDraft(), newDraft()]
  for (const id of [left, stated]) {
    await storeDraft(id, 'x')
    await send(id, 'd.webp', webp('d'))
  }
  await complain(stated, ['d.webp'])
  await shop.db.update(complaintDrafts).set({ createdAt: sql`now() - interval '25 hours'` })
  await shop.db
    .update(complaintPhotos)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(sql`complaint_id is null`)
  await storeDraft(newDraft(), 'y')
  expect(await draftOf(left)).toMatchObject({ status: 404 })
  expect(await photo(`/api/complaints/drafts/${left}/photos/d.webp`)).toMatchObject({ status: 404 })
  expect(await photo(`/api/complaints/drafts/${stated}/photos/d.webp`)).toMatchObject({ status: 200 })
  for (const change of [sql`delete from complaint_photos`, sql`update complaint_photos set name = 'x.webp'`])
    await expect(shop.db.execute(change)).rejects.toMatchObject({
      cause: { message: 'a photo of a complaint does not change' },
    })
})

test('the copy of one’s data has the complaint of one’s order, photos and all', async () => {
  const jan = shop.asCustomer('jan')
  await jan.add(ids.tire, 1)
  const { id } = orderIn(await jan.order({ email: 'jan@example.com' }))
  const draft = newDraft()
  await send(draft, 'e.webp', webp('e'))
  await complain(draft, ['e.webp'], { order: String(id) })
  expect(await jan.get('/api/shop/people/jan')).toMatchObject({
    status: 200,
    body: {
      complaints: [{ orderId: id, photos: '["e.webp"]' }],
      complaint_photos: [{ name: 'e.webp', content: webp('e').toString('base64') }],
    },
  })
})

test('photos of forms that are no complaint yet have room for so much in all', async () => {
  await shop.db.execute(sql`delete from complaint_photos where complaint_id is null`)
  const id = newDraft()
  await storeDraft(id, 'sealed')
  const storeAs = (name: string) => insertPhoto(shop.db, { id, name }, webp('12345678'), 21)
  await storeAs('a.webp')
  await expect(storeAs('b.webp')).resolves.toBeUndefined()
  await expect(storeAs('c.webp')).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 600 })
  await complain(id, ['a.webp', 'b.webp'])
  await expect(storeAs('c.webp')).resolves.toBeUndefined()
})
