import { HAL_MEDIA_TYPE, newsItemHalSchema, newsItemSchema } from '@bieznik/contract/content/news'
import { productSchema, spacerSchema, tireSchema, wheelSchema } from '@bieznik/contract/catalogue/product'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../test/catalogue.ts'
import { buildTestShop } from '../test/shop.ts'
import { news } from './platform/db/schema/news.ts'

const { anyone, db } = await buildTestShop()
const NEWS_ID = 1
await db.insert(news).values({ id: NEWS_ID, title: 'Nowość', description: 'Opis.', publishedAt: new Date() })

const measures = z.array(z.number()).min(1)
const names = z.array(z.string()).min(1)

/** The reading catalogue calls of section 7 of the specification, path by path, and what each answers. */
const calls: [path: string, reply: z.ZodType, accept?: string][] = [
  [`/api/products/${ids.tire}`, tireSchema],
  [`/api/products/${ids.wheel}`, wheelSchema],
  [`/api/products/${ids.spacer}`, spacerSchema],
  ['/api/products/title/nadbieg', z.array(productSchema).min(1)],
  ['/api/tires', z.array(tireSchema).min(1)],
  [
    '/api/tires?width=195&profile=80&diameter=15&season=allseason&priceFrom=0&priceTo=2000&manufacturer=Nadbieg&protector=Szuter%20AT',
    z.array(tireSchema).min(1),
  ],
  [`/api/tires/${ids.tire}`, tireSchema],
  ['/api/rdr/tire_filter/width', measures],
  ['/api/rdr/tire_filter/profile/195', measures],
  ['/api/rdr/tire_filter/diameter/195/80', measures],
  ['/api/rdr/tire_filter/protector/195/80/15', names],
  ['/api/tires/news', z.array(newsItemSchema).min(1)],
  [`/api/tires/news/${NEWS_ID}`, newsItemSchema, 'application/json'],
  [`/api/tires/news/${NEWS_ID}`, newsItemHalSchema, HAL_MEDIA_TYPE],
  ['/api/wheel_filter/diameter', measures],
  ['/api/wheel_filter/bolt_spacing/15', names],
  ['/api/wheel_filter/width/15/5x112', measures],
  ['/api/wheel_filter/central_bore/15/5x112/6', measures],
  ['/api/wheels?diameter=15&boltSpacing=5x112&width=6&centralBoreDiameter=66.6', z.array(wheelSchema).min(1)],
  [`/api/wheels/${ids.wheel}`, wheelSchema],
  ['/api/rdr/spacer_filter/bolt_distance', names],
  ['/api/rdr/spacer_filter/thickness/5x112', measures],
  ['/api/spacers?boltDistance=5x112&thickness=20', z.array(spacerSchema).min(1)],
  [`/api/spacers/${ids.spacer}`, spacerSchema],
]

// Shows S3.7, S3.8, S3.10, S7.20, S7.25, S7.27, S7.28, S7.29, S7.30, S7.31, S7.32, S7.33
test.each(calls)('GET %s', async (path, reply, accept = 'application/json') => {
  const { status, headers, body } = await anyone.call('GET', path, { headers: { accept } })
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(new RegExp(`^${accept.replace('+', '\\+')}`))
  expect(reply.safeParse(body).error).toBeUndefined()
})

const lists = ['/api/tires', '/api/wheels', '/api/spacers', '/api/tires/news', '/api/products/title/nadbieg']

test.each(lists)('%s counts what it lists, and gives a page of it', async (path) => {
  const whole = await anyone.get(path)
  const paged = await anyone.get(`${path}?page=1&pageSize=1`)
  const all = z.array(z.unknown()).parse(whole.body)
  expect(whole.headers).toMatchObject({ 'x-total-count': String(all.length) })
  expect(paged).toMatchObject({ headers: { 'x-total-count': String(all.length) } })
  expect(paged.body).toEqual(all.slice(0, 1))
})

test.each([
  ['/api/tires?width=1111', []],
  ['/api/wheels?diameter=99', []],
  ['/api/spacers?boltDistance=9x99', []],
  ['/api/products/title/qwertyuiop', []],
  ['/api/rdr/tire_filter/profile/1111', []],
  ['/api/wheel_filter/bolt_spacing/99', []],
  ['/api/rdr/spacer_filter/thickness/9x99', []],
])('%s: nothing there is an empty list', async (path, expected) => {
  expect(await anyone.get(path)).toMatchObject({ status: 200, body: expected })
})

test.each(['products', 'tires', 'wheels', 'spacers', 'tires/news'])(
  '/api/%s without such a thing',
  async (path) => {
    expect(await anyone.get(`/api/${path}/${ids.nothing}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  },
)
