import { managedNews } from '@bieznik/contract/endpoints/managed-news'
import { managedNewsSchema, type ManagedNews } from '@bieznik/contract/content/news-input'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestShop } from '../../../test/shop.ts'

const changedTags: (readonly string[])[] = []
const shop = await buildTestShop({
  storefront: { changed: (tags) => void changedTags.push(tags), settled: async () => undefined },
})
const anna = shop.asStaff('anna')
const piotr = shop.asStaff('piotr')

const input = {
  title: 'Nowa prasa',
  description: 'Stoi od wczoraj.\n\nGrzeje od dziś.',
  url: '/pictures/press.webp',
  urlVideo: 'https://youtu.be/dQw4w9WgXcQ',
  createdDate: '2026-11-20T12:00:00.000Z',
}

async function create(differences: object = {}): Promise<ManagedNews> {
  const reply = await anna.call('POST', '/api/tires/news', { body: { ...input, ...differences } })
  return managedNewsSchema.parse(reply.body)
}

const edit = (id: number, body: object, who = anna) => who.call('PUT', `/api/tires/news/${id}`, { body })
const publish = (id: number, version: number, isPublished = true, who = anna) =>
  who.call('PATCH', `/api/tires/news/${id}/publication`, { body: { version, isPublished } })
const statusFor = async (id: number) => (await shop.anyone.get(`/api/tires/news/${id}`)).status
const listed = async (query: string) => {
  const { body } = await anna.get(`/api/news/managed?${query}`)
  return managedNews.list.reply.parse(body)
}

beforeEach(() => {
  changedTags.length = 0
})

describe('a new item', () => {
  test('is a draft of its author, which only staff see', async () => {
    const reply = await anna.call('POST', '/api/tires/news', { body: input })
    expect(reply.status).toBe(201)
    const item = managedNewsSchema.parse(reply.body)
    expect(item).toMatchObject({ ...input, publishedAt: null, version: 1, author: 'anna', editor: null })
    expect(reply.headers['location']).toBe(`/api/news/managed/${item.id}`)
    expect(await piotr.get(`/api/news/managed/${item.id}`)).toMatchObject({ status: 200, body: item })
    expect(await statusFor(item.id)).toBe(404)
    const { body } = await shop.anyone.get('/api/tires/news')
    expect(body).not.toContainEqual(expect.objectContaining({ id: item.id }))
    expect(changedTags).toEqual([])
  })

  test('may go without picture and video', async () => {
    expect(await create({ url: '', urlVideo: ' ' })).toMatchObject({ url: null, urlVideo: null })
  })

  test.each([
    [{ title: '  ' }, 'title', 'title_required'],
    [{ title: 'x'.repeat(201) }, 'title', 'too_long'],
    [{ description: '\n' }, 'description', 'description_required'],
    [{ description: 'a\u0000b' }, 'description', 'characters'],
    [{ description: 'x'.repeat(10_001) }, 'description', 'too_long'],
    [{ url: 'javascript:alert(1)' }, 'url', 'url_invalid'],
    [{ urlVideo: 'https://vimeo.com/76979871' }, 'urlVideo', 'video_invalid'],
    [{ urlVideo: 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ' }, 'urlVideo', 'video_invalid'],
    [{ createdDate: '2026-02-30T12:00:00.000Z' }, 'createdDate', 'date_invalid'],
    [{ createdDate: '1026-02-03T12:00:00.000Z' }, 'createdDate', 'date_invalid'],
  ])('is refused with what is wrong: %#', async (wrong, path, message) => {
    const reply = await anna.call('POST', '/api/tires/news', { body: { ...input, ...wrong } })
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect(reply.body).toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ path, message })]),
    })
  })

  test.each([{ id: 7 }, { author: 'piotr' }, { publishedAt: input.createdDate }])(
    'may not say %o',
    async (extra) => {
      expect(await anna.call('POST', '/api/tires/news', { body: { ...input, ...extra } })).toMatchObject({
        status: 400,
      })
    },
  )
})

describe('publication', () => {
  test('shows the item to everyone without who wrote it, and takes it away again', async () => {
    const { id } = await create()
    const published = await publish(id, 1, true, piotr)
    expect(published).toMatchObject({ status: 200, body: { version: 2, author: 'anna', editor: 'piotr' } })
    expect(await shop.anyone.get(`/api/tires/news/${id}`)).toMatchObject({
      status: 200,
      body: { id, ...input },
    })
    expect((await shop.anyone.get(`/api/tires/news/${id}`)).body).toEqual({
      id,
      ...input,
      language: 'pl',
      languages: ['pl'],
    })
    const withdrawn = await publish(id, 2, false)
    expect(withdrawn).toMatchObject({ status: 200, body: { version: 3, publishedAt: null } })
    expect(await statusFor(id)).toBe(404)
    expect(changedTags).toEqual([['news'], ['news']])
  })

  test('has the same day when it is published already', async () => {
    const { id } = await create()
    const { publishedAt } = managedNewsSchema.parse((await publish(id, 1)).body)
    expect(publishedAt).not.toBeNull()
    expect((await publish(id, 2)).body).toMatchObject({ publishedAt })
  })
})

describe('editing', () => {
  test('writes over what was there, and leaves it published', async () => {
    const { id } = await create()
    await publish(id, 1)
    const reply = await edit(id, { ...input, title: 'Nowsza prasa', url: null, version: 2 }, piotr)
    expect(reply).toMatchObject({
      status: 200,
      body: { title: 'Nowsza prasa', url: null, version: 3, author: 'anna', editor: 'piotr' },
    })
    expect(await shop.anyone.get(`/api/tires/news/${id}`)).toMatchObject({ body: { title: 'Nowsza prasa' } })
    expect(changedTags).toEqual([['news'], ['news']])
  })

  test('by two at once lets one through and refuses the other', async () => {
    const { id } = await create()
    const replies = await Promise.all(
      [anna, piotr].map((who) => edit(id, { ...input, title: who.uid, version: 1 }, who)),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'changed_meanwhile' })
    const winner = replies[0]?.status === 200 ? 'anna' : 'piotr'
    expect(await anna.get(`/api/news/managed/${id}`)).toMatchObject({ body: { title: winner, version: 2 } })
  })

  test('does not publish what somebody else has changed since', async () => {
    const { id } = await create()
    await edit(id, { ...input, title: 'Inna', version: 1 }, piotr)
    expect(await publish(id, 1)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect(await statusFor(id)).toBe(404)
  })

  test('needs the version that was seen', async () => {
    const { id } = await create()
    for (const version of [undefined, 0, 1.5, 2_147_483_648])
      expect(await edit(id, { ...input, version })).toMatchObject({ status: 400 })
  })

  test('an item that is not there is 404', async () => {
    expect(await edit(999_999, { ...input, version: 1 })).toMatchObject({ status: 404 })
    expect(await publish(999_999, 1)).toMatchObject({ status: 404 })
    expect(await anna.get('/api/news/managed/999999')).toMatchObject({ status: 404 })
  })
})

describe('staff’s list', () => {
  test('has drafts too, newest first, found by a part of the title without case and accents', async () => {
    const old = await create({ title: 'Zażółć gęślą', createdDate: '2026-01-01T12:00:00.000Z' })
    const young = await create({ title: 'ŻÓŁĆ', createdDate: '2026-02-01T12:00:00.000Z' })
    await publish(old.id, 1)
    const found = async (query: string) => (await listed(query)).rows.map(({ id }) => id)
    expect(await found('search=zolc')).toEqual([young.id, old.id])
    expect(await found('search=zolc&isPublished=true')).toEqual([old.id])
    expect(await found('search=zolc&isPublished=false')).toEqual([young.id])
    expect(await found('search=zolc&page=2&pageSize=1')).toEqual([old.id])
    expect(await found('search=%25')).toEqual([])
    expect((await listed('search=zolc&page=1&pageSize=1')).total).toBe(2)
  })
})

test.each(['page=abc', 'page=-1', `search=${'a'.repeat(101)}`, 'isPublished=maybe'])(
  'a list of %s is refused, with what is wrong',
  async (query) => {
    expect(await anna.get(`/api/news/managed?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: [{ path: query.split('=')[0] }] },
    })
  },
)
