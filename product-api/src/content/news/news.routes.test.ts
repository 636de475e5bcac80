import { HAL_MEDIA_TYPE } from '@bieznik/contract/content/news'
import { expect, test } from 'vitest'
import { buildTestShop } from '../../../test/shop.ts'
import { news } from '../../platform/db/schema/news.ts'

const { anyone, db } = await buildTestShop()

const publishedAt = new Date('2026-03-02T10:00:00Z')
await db.insert(news).values([
  {
    id: 1,
    title: 'Stare',
    description: 'Dawno.',
    createdDate: new Date('2026-01-01T10:00:00Z'),
    publishedAt,
  },
  {
    id: 2,
    title: 'Nowe',
    description: 'Teraz.',
    url: '/pictures/news.webp',
    urlVideo: 'https://youtu.be/abcdefghijk',
    createdDate: new Date('2026-03-01T10:00:00Z'),
    publishedAt,
  },
  {
    id: 3,
    title: 'Tego samego dnia',
    description: 'Też.',
    titleEn: 'On the same day',
    descriptionEn: 'Too.',
    titleRu: 'В тот же день',
    createdDate: new Date('2026-01-01T10:00:00Z'),
    publishedAt,
  },
  { id: 4, title: 'Szkic', description: 'Jeszcze nie.', createdDate: new Date('2026-03-05T10:00:00Z') },
])

const newest = {
  id: 2,
  title: 'Nowe',
  description: 'Teraz.',
  url: '/pictures/news.webp',
  urlVideo: 'https://youtu.be/abcdefghijk',
  createdDate: '2026-03-01T10:00:00.000Z',
  language: 'pl',
  languages: ['pl'],
}
const idsOf = (...expected: number[]) => expected.map((id): unknown => expect.objectContaining({ id }))
const ask = (path: string, accept: string) => anyone.call('GET', path, { headers: { accept } })

test('the news are listed newest first, with all their fields', async () => {
  const { status, headers, body } = await anyone.get('/api/tires/news')
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'x-total-count': '3' })
  expect(body).toEqual([newest, ...idsOf(3, 1)])
})

test('an item is shown in a language when both its title and its text exist in it', async () => {
  expect(await anyone.get('/api/tires/news/3?lang=en')).toMatchObject({
    headers: { 'content-language': 'en' },
    body: { title: 'On the same day', description: 'Too.', language: 'en', languages: ['pl', 'en'] },
  })
  expect(await anyone.get('/api/tires/news/3?lang=ru')).toMatchObject({
    body: { title: 'Tego samego dnia', description: 'Też.', language: 'pl' },
  })
})

test('a page is a part of the same order, with the total of all pages', async () => {
  expect(await anyone.get('/api/tires/news?page=2&pageSize=2')).toMatchObject({
    headers: { 'x-total-count': '3' },
    body: idsOf(1),
  })
})

test.each(['page=-1', 'pageSize=101', 'page=x'])('?%s is refused', async (query) => {
  expect(await anyone.get(`/api/tires/news?${query}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
})

test.each(['', '*/*', 'application/json', 'text/html', `${HAL_MEDIA_TYPE};q=0`, 'application/hal+jsonx'])(
  'one item is plain JSON for who accepts %j',
  async (accept) => {
    const { status, headers, body } = await ask('/api/tires/news/2', accept)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/),
      vary: 'Accept, Accept-Language',
    })
    expect(body).toEqual(newest)
  },
)

test.each([
  HAL_MEDIA_TYPE,
  `${HAL_MEDIA_TYPE}, application/json`,
  'Application/HAL+JSON',
  `text/html, ${HAL_MEDIA_TYPE}; q=0.5`,
])('one item has links for who accepts %j', async (accept) => {
  const { status, headers, body } = await ask('/api/tires/news/2', accept)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/hal\+json/),
    vary: 'Accept, Accept-Language',
  })
  expect(body).toEqual({ ...newest, _links: { self: { href: '/api/tires/news/2' } } })
})

test.each(['application/json', HAL_MEDIA_TYPE])(
  'an item that is not there, asked for as %s',
  async (accept) => {
    expect(await ask('/api/tires/news/999', accept)).toMatchObject({
      status: 404,
      headers: { 'content-type': expect.stringMatching(/^application\/json/) },
      body: { code: 'not_found' },
    })
  },
)

test('a draft is not there', async () => {
  expect(await anyone.get('/api/tires/news/4')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test.each(['0', '-1', 'abc', '1.5', '2147483648', '%00'])('the news id %s is none', async (id) => {
  expect(await ask(`/api/tires/news/${id}`, HAL_MEDIA_TYPE)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
})
