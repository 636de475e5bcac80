import type { Product } from '@bieznik/contract/catalogue/product'
import { beforeEach, expect, it, vi } from 'vitest'
import { listProductsAfter } from '@/lib/product-api/product-ids.server'
import { aTire } from '@/tests/shop-examples'
import { CENEO_FEED_END, CENEO_FEED_START, ceneoOffer } from './ceneo-feed'
import { feedResponse } from './feed-response.server'
import { GOOGLE_FEED_END, googleFeedStart, googleItem } from './google-feed'

vi.mock('@/lib/product-api/product-ids.server', () => ({
  listProductsAfter: vi.fn<typeof listProductsAfter>(),
}))
vi.mock('@/lib/seo/site-address.server', () => {
  const absolute = (path: string) => `https://shop.example${path}`
  return { absoluteUrl: absolute, pageUrl: absolute }
})

const feeds = [
  ['Google', { start: googleFeedStart('Bieżnik', '/'), write: googleItem, end: GOOGLE_FEED_END }],
  ['Ceneo', { start: CENEO_FEED_START, write: ceneoOffer, end: CENEO_FEED_END }],
] as const

const batches: Product[][] = [
  [
    aTire({ id: 1, url: '/pictures/1.webp', quantityInStock: 4 }),
    aTire({ id: 2, url: null, quantityInStock: 4 }),
  ],
  [aTire({ id: 3, url: '/drawings/3.svg', quantityInStock: 4 })],
]

beforeEach(() => {
  vi.mocked(listProductsAfter).mockImplementation(async (after) =>
    after === 0 ? (batches[0] ?? []) : after === 2 ? (batches[1] ?? []) : [],
  )
})

it.each(feeds)('the feed for %s has every photographed product, and no drawing', async (_reader, feed) => {
  const xml = await (await feedResponse(feed)).text()
  expect(xml.startsWith(feed.start)).toBe(true)
  expect(xml.endsWith(feed.end)).toBe(true)
  expect(xml.match(/https?:[^"<]+\.(?:webp|png|svg)/g)).toEqual([
    expect.stringMatching(/\/pictures\/1\.webp$/),
  ])
})
