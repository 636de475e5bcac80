import { pageOf } from '@bieznik/contract/endpoint'
import { foundOpinionsSchema, ratedLineSchema, staffOpinionSchema } from '@bieznik/contract/care/opinion'
import { facetedListSchema } from '@bieznik/contract/catalogue/facet-choice'
import { orderLinkSchema } from '@bieznik/contract/selling/order-link'
import { personalRowsSchema } from '@bieznik/contract/people/personal-data'
import { productPageSchema } from '@bieznik/contract/catalogue/product-page'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop, type Customer, type Reply } from '../../../test/shop.ts'
import { takeOverGuest } from '../../people/accounts/take-over-guest.ts'

const changedTags: string[] = []
const storefront = {
  changed: (tags: readonly string[]) => void changedTags.push(...tags),
  settled: async () => undefined,
}
const shop = await buildTestShop({ storefront })
const ewa = shop.asStaff('ewa')
/** Its page, and the lists, which may be sorted by rating. */
const tags = [`product:${ids.inchTire}`, 'tires']

const opinionOf = (differences: object = {}) => ({
  rating: 5,
  text: 'Ciche i pewne.\nPolecam.',
  showsName: true,
  language: 'pl',
  ...differences,
})

const pathOf = ({ uid }: Customer) => `/api/shop/people/${uid}/opinions`
const write = (buyer: Customer, lineId: number, differences: object = {}, whose = buyer): Promise<Reply> =>
  buyer.call('PUT', `${pathOf(whose)}/${lineId}`, { body: opinionOf(differences) })

const linesOf = async (buyer: Customer) =>
  z.array(ratedLineSchema).parse((await buyer.get(pathOf(buyer))).body)
const shownOf = async (query = '') => {
  const { body } = await shop.anyone.get(`/api/products/${ids.inchTire}/opinions${query}`)
  return foundOpinionsSchema.parse(body)
}
const managed = async (query = '') =>
  pageOf(staffOpinionSchema).parse((await ewa.get(`/api/opinions${query}`)).body).rows

const newCustomer = () => shop.asCustomer(`buyer-${crypto.randomUUID()}`)

/** Somebody with an order of this tire that has come as far as `status`. */
async function buyerWith(status: string, differences: object = {}, buyer = newCustomer()): Promise<Customer> {
  await buyer.add(ids.inchTire, 1)
  const { id } = orderIn(await buyer.order(differences))
  await shop.db.execute(sql`update orders set status = ${status} where id = ${id}`)
  return buyer
}

async function lineOf({ uid }: Customer): Promise<number> {
  const { rows } = await shop.db.execute(
    sql`select i.id from order_items i join orders o on o.id = i.order_id where o.user_id = ${uid}`,
  )
  return z.object({ id: z.int() }).parse(rows[0]).id
}

/** A buyer who has written, with the id of the opinion. */
async function written(differences: object = {}) {
  const buyer = await buyerWith('Delivered')
  const lineId = await lineOf(buyer)
  const reply = await write(buyer, lineId, differences)
  const { opinion } = ratedLineSchema.parse(reply.body)
  if (!opinion) throw new Error('nothing was written')
  return { buyer, lineId, id: opinion.id }
}

beforeEach(async () => {
  await shop.db.execute(sql`delete from opinion_reports`)
  await shop.db.execute(sql`delete from opinion_changes`)
  await shop.db.execute(sql`delete from opinions`)
  changedTags.length = 0
})

describe('who received a product', () => {
  test('rates it, and everyone sees it with the first name of the order', async () => {
    const buyer = await buyerWith('Delivered')
    const [line] = await linesOf(buyer)
    expect(line).toMatchObject({ productId: ids.inchTire, firstName: 'Jan', opinion: null })
    const lineId = line?.lineId ?? 0
    const reply = await write(buyer, lineId, { car: 'Skoda Octavia', mileage: 12_000 })
    expect(reply).toMatchObject({ status: 200, body: { lineId, opinion: { rating: 5, hiddenReason: null } } })
    expect(await shownOf()).toMatchObject({
      count: 1,
      average: 5,
      opinions: [
        {
          text: 'Ciche i pewne.\nPolecam.',
          name: 'Jan',
          car: 'Skoda Octavia',
          mileage: 12_000,
          editedAt: null,
          answer: null,
        },
      ],
    })
    expect(changedTags).toEqual(tags)
  })

  test('is counted on the cards of lists, which can be sorted by it', async () => {
    await written({ rating: 4 })
    const { id } = await written({ rating: 5 })
    const listed = async () => {
      const { body } = await shop.anyone.get('/api/narrowed/tires?by=sort%3Drating')
      return facetedListSchema.parse(body).products
    }
    expect((await listed())[0]).toMatchObject({ id: ids.inchTire, rating: { average: 4.5, count: 2 } })
    await ewa.call('PUT', `/api/opinions/${id}/hidden`, { body: { reason: 'Dane sąsiada' } })
    expect((await listed())[0]).toMatchObject({ id: ids.inchTire, rating: { average: 4, count: 1 } })
    expect((await listed()).at(-1)).not.toHaveProperty('rating')
  })

  test('is read first on a page in their language', async () => {
    await written({ language: 'en', text: 'Quiet.' })
    await written({ text: 'Ciche.' })
    const onPage = async (language: string) => {
      const { body } = await shop.anyone.get(`/api/products/${ids.inchTire}/page?lang=${language}`)
      return productPageSchema.parse(body).opinions
    }
    expect(await onPage('en')).toMatchObject({ count: 2, opinions: [{ text: 'Quiet.' }] })
    expect(await onPage('pl')).toMatchObject({ opinions: [{ text: 'Ciche.' }] })
    expect(await onPage('ru')).toMatchObject({ opinions: [{ text: 'Ciche.' }] })
    await written({ language: 'en', text: '' })
    expect(await onPage('en')).toMatchObject({ count: 3, opinions: [{ text: 'Quiet.' }] })
  })

  test.each(['', ' \u200b '])('need not write a text: %j', async (text) => {
    const { id } = await written({ text })
    expect((await shownOf()).opinions).toMatchObject([{ id, rating: 5, text: '' }])
  })

  test('is no name to anyone unless they like, and a company never', async () => {
    const buyer = await buyerWith('Delivered')
    await write(buyer, await lineOf(buyer), { showsName: false })
    expect((await shownOf()).opinions).toMatchObject([{ name: null }])
    const company = await buyerWith('Delivered', {
      customerType: 'company',
      companyName: 'Firma',
      unn: '5260001246',
    })
    expect(await linesOf(company)).toMatchObject([{ firstName: null }])
    await write(company, await lineOf(company))
    expect((await shownOf()).opinions[0]?.name).toBeNull()
  })

  // Shows D17b
  test('has one opinion a line: a repeat changes nothing, and of two at once one is an edit', async () => {
    const buyer = await buyerWith('Delivered')
    const lineId = await lineOf(buyer)
    const replies = await Promise.all([write(buyer, lineId), write(buyer, lineId, { rating: 2 })])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const { opinions } = await shownOf()
    expect(opinions).toHaveLength(1)
    const [before] = await managed()
    await write(buyer, lineId, { rating: opinions[0]?.rating })
    expect(await managed()).toEqual([before])
    expect(before?.changes).toHaveLength(1)
  })

  // Shows D17b
  test('edits it, and the text before stays in its history', async () => {
    const { buyer, lineId } = await written()
    await write(buyer, lineId, { rating: 3, text: 'Po zimie głośniejsze.' })
    expect((await shownOf()).opinions).toMatchObject([
      { rating: 3, text: 'Po zimie głośniejsze.', editedAt: expect.any(String) },
    ])
    expect(await managed()).toMatchObject([
      {
        rating: 3,
        changes: [{ event: 'edited', who: buyer.uid, rating: 5, text: 'Ciche i pewne.\nPolecam.' }],
      },
    ])
  })

  test('still has the opinion when the order is canceled afterwards', async () => {
    const { buyer, lineId } = await written()
    await shop.db.execute(sql`update orders set status = 'Canceled' where user_id = ${buyer.uid}`)
    expect(await linesOf(buyer)).toHaveLength(1)
    expect(await write(buyer, lineId, { rating: 1 })).toMatchObject({ status: 200 })
    expect(await shownOf()).toMatchObject({ count: 1, average: 1 })
  })
})

describe('nobody else', () => {
  test.each(['Pending', 'In Processing', 'Sent', 'Canceled'])('of an order that is %s', async (status) => {
    const buyer = await buyerWith(status)
    expect(await linesOf(buyer)).toEqual([])
    expect(await write(buyer, await lineOf(buyer))).toMatchObject({ status: 404 })
    expect(await shownOf()).toMatchObject({ count: 0, average: null })
  })

  // Shows D17b
  test('with the line of another: as with a line that is not there', async () => {
    const { lineId } = await written()
    const [mallory, ola] = [await buyerWith('Delivered'), await buyerWith('Delivered')]
    const strip = ({ status, body }: Reply) => ({ status, body: { ...Object(body), requestId: '' } })
    const unknown = strip(await write(mallory, 2_147_483_647))
    expect(unknown.status).toBe(404)
    expect(strip(await write(mallory, lineId, { rating: 1 }))).toEqual(unknown)
    expect(strip(await write(mallory, await lineOf(ola), { rating: 1 }))).toEqual(unknown)
    expect(await write(mallory, await lineOf(ola), {}, ola)).toMatchObject({ status: 403 })
    expect((await shownOf()).opinions).toMatchObject([{ rating: 5 }])
  })

  test.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ text: 'a'.repeat(2_001) }, 'text'],
    [{ mileage: -1 }, 'mileage'],
    [{ car: 'a\u0000' }, 'car'],
    [{ language: 'de' }, 'language'],
    [{ name: 'Mallory' }, ''],
  ])('%j is refused', async (differences, path) => {
    const buyer = await buyerWith('Delivered')
    expect(await write(buyer, await lineOf(buyer), differences)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: [{ path }] },
    })
  })
})

describe('who has the link to an order', () => {
  const LINES = '/api/linked-order/opinions'

  async function guestWith(status: string) {
    const guest = await buyerWith(status, {}, shop.asGuest(`guest-${crypto.randomUUID()}`))
    const lineId = await lineOf(guest)
    const { rows } = await shop.db.execute(sql`select order_id as id from order_items where id = ${lineId}`)
    const { id } = z.object({ id: z.int() }).parse(rows[0])
    const { body } = await guest.get(`/api/tires/orders/${id}/link`)
    return { guest, lineId, link: z.object({ link: orderLinkSchema }).parse(body).link }
  }

  const listBy = (link: string) => shop.anyone.call('POST', LINES, { body: { link } })
  const writeBy = (link: string, lineId: number, differences: object = {}) =>
    shop.anyone.call('PUT', `${LINES}/${lineId}`, { body: { link, opinion: opinionOf(differences) } })

  // Shows D17f
  test('rates what was delivered without signing in, and edits it; it is the buyer’s', async () => {
    const { guest, lineId, link } = await guestWith('Delivered')
    expect(await listBy(link)).toMatchObject({
      status: 200,
      body: [{ lineId, opinion: null }],
      headers: { 'cache-control': 'private, no-store' },
    })
    expect(await writeBy(link, lineId)).toMatchObject({ status: 200, body: { opinion: { rating: 5 } } })
    await writeBy(link, lineId, { rating: 4 })
    expect(await shownOf()).toMatchObject({ count: 1, average: 4, opinions: [{ name: 'Jan' }] })
    expect(await linesOf(guest)).toMatchObject([{ lineId, opinion: { rating: 4 } }])
    expect((await managed())[0]?.changes).toMatchObject([{ event: 'edited', who: guest.uid, rating: 5 }])
    expect(changedTags).toEqual([...tags, ...tags])
  })

  test.each(['Pending', 'Sent', 'Canceled'])('rates nothing of an order that is %s', async (status) => {
    const { lineId, link } = await guestWith(status)
    expect((await listBy(link)).body).toEqual([])
    expect(await writeBy(link, lineId)).toMatchObject({ status: 404 })
    expect(await shownOf()).toMatchObject({ count: 0 })
  })

  // Shows D17f
  test('rates no line of another order, and nothing with a link that is forged or has ended', async () => {
    const [own, other] = [await guestWith('Delivered'), await guestWith('Delivered')]
    expect(await writeBy(own.link, other.lineId)).toMatchObject({ status: 404 })
    const [orderId = '', expires = '', signature = ''] = other.link.split('.')
    for (const link of [
      `${orderId}.${expires}.${own.link.split('.')[2]}`,
      `${orderId}.${Number(expires) + 1}.${signature}`,
      `${orderId}.100000000.${signature}`,
    ]) {
      expect(await listBy(link)).toMatchObject({ status: 404 })
      expect(await writeBy(link, other.lineId)).toMatchObject({ status: 404 })
    }
    expect(await writeBy('1', other.lineId)).toMatchObject({ status: 400 })
    expect(await shownOf()).toMatchObject({ count: 0 })
  })
})

test('a person who hands the order over meanwhile takes the opinion along', async () => {
  const guest = await buyerWith('Delivered', {}, shop.asGuest(`guest-${crypto.randomUUID()}`))
  const lineId = await lineOf(guest)
  const account = newCustomer()
  const [reply] = await Promise.all([
    write(guest, lineId),
    takeOverGuest(shop.db, { guest: guest.uid, userId: account.uid }),
  ])
  const lines = await linesOf(account)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.opinion?.rating).toBe(reply.status === 200 ? 5 : undefined)
  const { rows } = await shop.db.execute(sql`select user_id from opinions`)
  expect(rows).toEqual(reply.status === 200 ? [{ user_id: account.uid }] : [])
})

// Shows D17h
test('opinions are paged and sorted, and counted all the same', async () => {
  for (const rating of [4, 1, 5]) await written({ rating, text: `Ocena ${rating}` })
  const ratings = async (query: string) => (await shownOf(query)).opinions.map(({ rating }) => rating)
  expect(await ratings('')).toEqual([5, 1, 4])
  expect(await ratings('?sort=best')).toEqual([5, 4, 1])
  expect(await ratings('?sort=worst')).toEqual([1, 4, 5])
  expect(await ratings('?pageSize=2&page=2')).toEqual([4])
  expect(await shownOf('?pageSize=1')).toMatchObject({ count: 3, average: 3.3, matching: 3 })
  expect(await ratings('?rating=4')).toEqual([4])
  expect(await shownOf('?rating=4')).toMatchObject({ count: 3, average: 3.3, matching: 1 })
  expect(await shownOf('?rating=2')).toMatchObject({ count: 3, matching: 0, opinions: [] })
  expect(await shop.anyone.get(`/api/products/${ids.inchTire}/opinions?rating=6`)).toMatchObject({
    status: 400,
  })
})

describe('staff', () => {
  test('answer in public, and an answer that is replaced stays in the history', async () => {
    const { id } = await written()
    const answer = (text: string, from = '') =>
      ewa.call('PUT', `/api/opinions/${id}/answer`, { body: { answer: text, from } })
    expect(await managed('?state=unanswered')).toHaveLength(1)
    expect(await answer('Dziękujemy!')).toMatchObject({
      status: 200,
      body: { answer: { text: 'Dziękujemy!' } },
    })
    expect(await managed('?state=unanswered')).toEqual([])
    expect(await answer('Bardzo dziękujemy!')).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    await answer('Bardzo dziękujemy!', 'Dziękujemy!')
    expect((await shownOf()).opinions).toMatchObject([{ answer: { text: 'Bardzo dziękujemy!' } }])
    const [opinion] = await managed()
    expect(opinion?.changes).toMatchObject([
      { event: 'answered', who: 'ewa', text: 'Dziękujemy!' },
      { event: 'answered', who: 'ewa', text: null },
    ])
    expect(changedTags).toEqual([...tags, ...tags, ...tags])
  })

  test('hide one with a reason, which its author sees and its history records', async () => {
    const { buyer, id } = await written({ rating: 1 })
    await written({ rating: 5 })
    changedTags.length = 0
    const hidden = `/api/opinions/${id}/hidden`
    expect(await ewa.call('PUT', hidden, { body: { reason: '' } })).toMatchObject({ status: 400 })
    expect(await ewa.call('PUT', hidden, { body: { reason: 'Dane osobowe sąsiada' } })).toMatchObject({
      status: 200,
      body: { hiddenReason: 'Dane osobowe sąsiada' },
    })
    expect(await shownOf()).toMatchObject({ count: 1, average: 5, opinions: [{ rating: 5 }] })
    expect(await linesOf(buyer)).toMatchObject([{ opinion: { hiddenReason: 'Dane osobowe sąsiada' } }])
    expect(await managed('?state=hidden')).toMatchObject([{ id }])
    expect(await managed('?state=shown')).toHaveLength(1)
    await ewa.call('DELETE', hidden)
    expect(await ewa.call('DELETE', hidden)).toMatchObject({
      status: 200,
      body: {
        hiddenReason: null,
        changes: [{ event: 'shown' }, { event: 'hidden', who: 'ewa', reason: 'Dane osobowe sąsiada' }],
      },
    })
    expect(await shownOf()).toMatchObject({ count: 2, average: 3 })
    expect(changedTags).toEqual([...tags, ...tags, ...tags])
  })

  test('get not_found for an opinion that is not there', async () => {
    const path = `/api/opinions/${ids.nothing}`
    expect(await ewa.call('PUT', `${path}/answer`, { body: { answer: 'Tak', from: '' } })).toMatchObject({
      status: 404,
    })
    expect(await ewa.call('DELETE', `${path}/hidden`)).toMatchObject({ status: 404 })
  })
})

describe('anyone', () => {
  const report = (id: number, body: object) =>
    shop.anyone.call('POST', `/api/opinions/${id}/reports`, { body })
  const notice = { reason: 'To obraża mojego sąsiada.', email: 'ola@example.com' }

  // Shows D17g
  test('reports an opinion that is shown, and staff decide on it once', async () => {
    const { id } = await written()
    await written()
    expect(await shop.anyone.get(`/api/opinions/${id}`)).toMatchObject({
      status: 200,
      body: { id, productId: ids.inchTire, productType: 'Tire' },
    })
    expect(await managed('?state=reported')).toEqual([])
    const replies = await Promise.all([report(id, notice), report(id, notice)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await report(id, { reason: 'Reklama.' })).toMatchObject({ status: 200 })
    const [reported, ...more] = await managed('?state=reported')
    expect(more).toEqual([])
    expect(reported).toMatchObject({
      id,
      reports: [
        { ...notice, closedAt: null },
        { reason: 'Reklama.', email: null, closedAt: null },
      ],
    })
    const [first, second] = (reported?.reports ?? []).map((each) => `/api/opinion-reports/${each.id}/closed`)
    for (let time = 0; time < 2; time++)
      expect(await ewa.call('PUT', first ?? '')).toMatchObject({
        status: 200,
        body: {
          reports: [{ reason: 'Reklama.' }, { ...notice, email: null, closedAt: expect.any(String) }],
        },
      })
    expect(await managed('?state=reported')).toHaveLength(1)
    await ewa.call('PUT', second ?? '')
    expect(await managed('?state=reported')).toEqual([])
    expect(await ewa.call('PUT', `/api/opinion-reports/${ids.nothing}/closed`)).toMatchObject({ status: 404 })
  })

  test('reports nothing that is hidden or not there', async () => {
    const { id } = await written()
    await ewa.call('PUT', `/api/opinions/${id}/hidden`, { body: { reason: 'Dane osobowe' } })
    for (const other of [id, ids.nothing]) {
      expect(await report(other, notice)).toMatchObject({ status: 404 })
      expect(await shop.anyone.get(`/api/opinions/${other}`)).toMatchObject({ status: 404 })
    }
  })

  test.each([
    [{ reason: ' \u200b ' }, 'reason'],
    [{ reason: 'a'.repeat(1_001) }, 'reason'],
    [{ reason: 'Reklama', email: 'nikt' }, 'email'],
  ])('is asked for a reason, and for no address: %j', async (body, path) => {
    const { id } = await written()
    expect(await report(id, body)).toMatchObject({ status: 400, body: { fields: [{ path }] } })
  })

  test('is named neither to the author of the opinion nor after its erasure', async () => {
    const { buyer, id } = await written()
    await report(id, notice)
    const path = `/api/shop/people/${buyer.uid}`
    const { body } = await buyer.get(path)
    expect(personalRowsSchema.parse(body).opinion_reports).toEqual([
      {
        id: expect.any(Number),
        opinionId: id,
        reportedAt: expect.any(String),
        closedAt: null,
        closedBy: null,
      },
    ])
    expect(await buyer.call('DELETE', path)).toMatchObject({ status: 200 })
    const { rows } = await shop.db.execute(sql`select * from opinion_reports`)
    expect(rows).toEqual([])
  })
})

// Shows D17c
test('a copy of one’s data has the opinions with their history; erasure takes them off the page', async () => {
  const { buyer, lineId } = await written()
  await write(buyer, lineId, { rating: 2 })
  await written()
  changedTags.length = 0
  const path = `/api/shop/people/${buyer.uid}`
  const copy = personalRowsSchema.parse((await buyer.get(path)).body)
  expect(copy.opinions).toMatchObject([{ rating: 2, name: 'Jan', orderItemId: lineId }])
  expect(copy.opinion_changes).toMatchObject([{ event: 'edited', rating: 5 }])
  expect(await buyer.call('DELETE', path)).toMatchObject({ body: { opinions: [], opinion_changes: [] } })
  expect(await shownOf()).toMatchObject({ count: 1, average: 5 })
  expect(changedTags).toEqual(tags)
})
