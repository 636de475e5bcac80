import { pageOf } from '@bieznik/contract/endpoint'
import { MAX_OPINION_PHOTO_BYTES } from '@bieznik/contract/care/photo'
import {
  foundOpinionsSchema,
  opinionPhotoSchema,
  ratedLineSchema,
  staffOpinionSchema,
} from '@bieznik/contract/care/opinion'
import { personalRowsSchema } from '@bieznik/contract/people/personal-data'
import { productPageSchema } from '@bieznik/contract/catalogue/product-page'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop, type Customer } from '../../../test/shop.ts'
import { staffToken } from '../../../test/tokens.ts'
import { opinionPhotos } from '../../platform/db/schema/opinions.ts'
import { insertOpinionPhoto } from './opinion-photos.ts'

const shop = await buildTestShop()
const ewa = shop.asStaff('ewa')

/** What begins as WebP does. */
const webp = (what: string) => Buffer.from(`RIFF\u0000\u0001\u0002\u0003WEBP${what}`, 'latin1')
const post = (content: Buffer, type = 'image/webp') =>
  shop.anyone.call('POST', '/api/opinion-photos', { body: content, headers: { 'content-type': type } })

async function send(what: string): Promise<string> {
  const { status, body } = await post(webp(what))
  expect(status).toBe(201)
  return opinionPhotoSchema.parse(body).name
}

async function read(url: string, authorization = '') {
  const {
    statusCode: status,
    rawPayload: bytes,
    headers,
  } = await shop.app.inject({
    url,
    ...(authorization && { headers: { authorization } }),
  })
  return { status, bytes, type: headers['content-type'] }
}
const photo = (name: string) => read(`/api/opinion-photos/${name}`)
const photoForStaff = (id: number, name: string) =>
  read(`/api/opinions/${id}/photos/${name}`, `Bearer ${staffToken('ewa')}`)

const pathOf = ({ uid }: Customer) => `/api/shop/people/${uid}/opinions`

/** Somebody to whom this tire was delivered, and the line of it. */
async function newBuyer() {
  const buyer = shop.asCustomer(`buyer-${crypto.randomUUID()}`)
  await buyer.add(ids.inchTire, 1)
  const { id } = orderIn(await buyer.order())
  await shop.db.execute(sql`update orders set status = 'Delivered' where id = ${id}`)
  const { body } = await buyer.get(pathOf(buyer))
  const lineId = z.array(ratedLineSchema).parse(body)[0]?.lineId ?? 0
  const write = (photos: string[], differences: object = {}) =>
    buyer.call('PUT', `${pathOf(buyer)}/${lineId}`, {
      body: { rating: 4, text: 'Ciche.', showsName: false, language: 'pl', photos, ...differences },
    })
  return { buyer, write }
}

async function shownPhotos(): Promise<(string[] | undefined)[]> {
  const { body } = await shop.anyone.get(`/api/products/${ids.inchTire}/opinions`)
  return foundOpinionsSchema.parse(body).opinions.map(({ photos }) => photos)
}

const managed = async () =>
  pageOf(staffOpinionSchema).parse((await ewa.get('/api/opinions')).body).rows[0] ??
  expect.unreachable('there is an opinion')

const unknown = {
  status: 400,
  body: { code: 'invalid_request', fields: [{ path: 'photos', message: 'photos_unknown' }] },
}

test('an opinion shows the photos that it names, in their order, wherever it is read', async () => {
  const { buyer, write } = await newBuyer()
  const [one, two] = [await send('1'), await send('2')]
  expect(await photo(one)).toMatchObject({ status: 404 })
  expect(await write([two, one])).toMatchObject({ status: 200, body: { opinion: { photos: [two, one] } } })
  expect(await photo(one)).toEqual({ status: 200, bytes: webp('1'), type: 'image/webp' })
  expect((await shownPhotos())[0]).toEqual([two, one])
  const { photos, id } = await managed()
  expect(photos).toEqual([two, one])
  expect((await shop.anyone.get(`/api/opinions/${id}`)).body).toMatchObject({ photos: [two, one] })
  expect((await buyer.get(pathOf(buyer))).body).toMatchObject([{ opinion: { photos: [two, one] } }])
  const page = await shop.anyone.get(`/api/products/${ids.inchTire}/page?lang=pl`)
  expect(productPageSchema.parse(page.body).opinions.opinions).toMatchObject([{ photos: [two, one] }])
})

test('an opinion without photos says nothing of them', async () => {
  const { write } = await newBuyer()
  const { body } = await write([])
  expect(ratedLineSchema.parse(body).opinion).not.toHaveProperty('photos')
  expect((await shownPhotos())[0]).toBeUndefined()
})

test('other photos are an edit, which deletes those that are no longer named; the same ones are none', async () => {
  const { write } = await newBuyer()
  const [one, two, three] = [await send('1'), await send('2'), await send('3')]
  await write([one, two])
  expect(await write([one, two])).toMatchObject({ body: { opinion: { editedAt: null } } })
  expect(await write([three, one])).toMatchObject({
    body: { opinion: { photos: [three, one], editedAt: expect.any(String) } },
  })
  expect((await managed()).changes).toMatchObject([{ event: 'edited', rating: 4 }])
  expect(await photo(two)).toMatchObject({ status: 404 })
  expect(
    await shop.db
      .select()
      .from(opinionPhotos)
      .where(sql`name = ${two}`),
  ).toEqual([])
  expect(await write([])).toMatchObject({ status: 200 })
  expect(await photo(one)).toMatchObject({ status: 404 })
})

// Shows D17i
test('a photo of another opinion, one that is not there and one named twice are refused, and nothing is written', async () => {
  const [own, other] = [await newBuyer(), await newBuyer()]
  const [theirs, mine] = [await send('theirs'), await send('mine')]
  await other.write([theirs])
  for (const photos of [[mine, theirs], [`${'0'.repeat(32)}.webp`], [mine, mine]])
    expect(await own.write(photos)).toMatchObject(unknown)
  expect((await own.buyer.get(pathOf(own.buyer))).body).toMatchObject([{ opinion: null }])
  await own.write([mine])
  expect(await own.write([theirs], { rating: 1 })).toMatchObject(unknown)
  expect((await own.buyer.get(pathOf(own.buyer))).body).toMatchObject([
    { opinion: { rating: 4, photos: [mine] } },
  ])
})

test('of two who name a photo at once one has it', async () => {
  const [own, other] = [await newBuyer(), await newBuyer()]
  const [one, two] = [await send('1'), await send('2')]
  const replies = await Promise.all([own.write([one, two]), other.write([two, one])])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 400]))
})

test.each([
  ['five', Array.from({ length: 5 }, (_, index) => `${String(index).repeat(32)}.webp`), 'photos_many'],
  ['no name', ['../../photo.webp'], expect.any(String)],
])('%s are refused', async (_what, photos, message) => {
  const { write } = await newBuyer()
  expect(await write(photos)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', fields: [{ path: expect.stringMatching(/^photos/), message }] },
  })
})

test.each([
  ['no WebP', Buffer.from('<svg>'), 'image/webp', 415],
  ['another type', webp('c'), 'image/png', 415],
  ['more than a photo may have', webp('x'.repeat(MAX_OPINION_PHOTO_BYTES)), 'image/webp', 413],
])('%s is not taken', async (_what, content, type, status) => {
  expect(await post(content, type)).toMatchObject({ status })
})

test('the photos of a hidden opinion are shown to staff alone until it is shown again', async () => {
  const { write } = await newBuyer()
  const name = await send('hidden')
  await write([name])
  const { id } = await managed()
  await ewa.call('PUT', `/api/opinions/${id}/hidden`, { body: { reason: 'Dane sąsiada' } })
  expect(await photo(name)).toMatchObject({ status: 404 })
  expect(await photoForStaff(id, name)).toEqual({ status: 200, bytes: webp('hidden'), type: 'image/webp' })
  expect(await photoForStaff(id + 1, name)).toMatchObject({ status: 404 })
  await ewa.call('DELETE', `/api/opinions/${id}/hidden`)
  expect(await photo(name)).toMatchObject({ status: 200 })
})

test('photos that no opinion names have room for so much in all; one that an opinion names or that is old makes room', async () => {
  await shop.db.execute(sql`delete from opinion_photos where opinion_id is null`)
  const { write } = await newBuyer()
  const insert = () => insertOpinionPhoto(shop.db, webp('12345678'), 41)
  const [{ name: first }, { name: second }] = [await insert(), await insert()]
  await insert()
  const isFull = expect.objectContaining({ code: 'too_many_requests', retryAfter: 600 })
  await expect(insert()).rejects.toEqual(isFull)
  await write([first])
  await insert()
  await expect(insert()).rejects.toEqual(isFull)
  await shop.db.execute(
    sql`update opinion_photos set created_at = now() - interval '121 minutes' where name = ${second}`,
  )
  await insert()
})

test('after two hours a photo that no opinion names goes when another comes, and those of opinions stay', async () => {
  const { write } = await newBuyer()
  const [named, left] = [await send('named'), await send('left')]
  await write([named])
  await shop.db.update(opinionPhotos).set({ createdAt: sql`now() - interval '121 minutes'` })
  const fresh = await send('fresh')
  expect(await write([named, left])).toMatchObject(unknown)
  expect(await write([named, fresh])).toMatchObject({ status: 200 })
})

// Shows D17i
test('a copy of one’s data has the photos, and erasure takes them away', async () => {
  const { buyer, write } = await newBuyer()
  const name = await send('own')
  await write([name])
  const path = `/api/shop/people/${buyer.uid}`
  const copy = personalRowsSchema.parse((await buyer.get(path)).body)
  expect(copy.opinion_photos).toMatchObject([{ name, content: webp('own').toString('base64') }])
  expect(await buyer.call('DELETE', path)).toMatchObject({ status: 200, body: { opinion_photos: [] } })
  expect(await photo(name)).toMatchObject({ status: 404 })
})
