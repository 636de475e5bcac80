import { setTimeout as sleep } from 'node:timers/promises'
import { NEWS_TAG, productTag } from '../contract/platform/cache-tags.ts'
import { apiTest as test, expect } from './fixtures.ts'
import { listPublicRoutes } from './public-routes.ts'
import { openStorefrontApart } from './storefront-apart.ts'
import { getSoldOutTire } from './tires.ts'

/** Calls of the product API that a page may take to make. */
const MOST = 2

/** Less than a render takes, in milliseconds. */
const STAGGER_MS = 3

/** Requests for a page: for its document, and for its data as navigations and prefetches ask for them. */
const KINDS: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
]

interface Visit {
  url: string
  headers: Record<string, string>
}

const EVERYTHING = ['tires', 'wheels', 'spacers', 'news']

const lists = [
  '/',
  '/tires/page/2',
  '/tires/filter/width=195&profile=80&diameter=15',
  '/tires/filter/width=195&profile=80&diameter=15&season=allseason&priceFrom=0&priceTo=2000',
  '/tires/filter/width=195&profile=80&diameter=15&season=winter',
  '/tires/filter/width=195&profile=60&diameter=17',
  '/tires/filter/size=7.50R16',
  '/wheels',
  '/wheels/page/2',
  '/wheels/filter/diameter=16&boltSpacing=5x112',
  '/wheels/filter/diameter=16/page/2',
  '/wheels/filter/diameter=99&boltSpacing=5x112',
  '/wheels/filter/diameter=16&boltSpacing=9x99',
  '/spacer',
  '/spacer/page/2',
  '/spacer/filter/boltDistance=5x112',
  '/spacer/filter/boltDistance=5x113',
  '/products/title/wykrot',
  '/products/title/nadbieg/page/2',
  '/products/title/nobody-has-this',
  '/allnews',
]

test(`a page that is made takes at most ${MOST} calls of the product API`, async ({
  request,
  productApiUrl,
  identityUrl,
}) => {
  const { tires, wheels, spacers, news } = await listPublicRoutes(productApiUrl)
  const details = [tires, wheels, spacers, news].flatMap(([first]) => (first ? [first] : []))
  const paths = [...lists, ...details, `/tireDetail/${(await getSoldOutTire(productApiUrl)).id}`]
  const apart = await openStorefrontApart({ productApiUrl, identityUrl })
  try {
    const calls: Record<string, readonly string[]> = {}
    for (const path of paths) {
      await apart.invalidate(EVERYTHING)
      const before = apart.asked().length
      expect((await request.get(apart.url + path)).status(), path).toBe(200)
      calls[path] = apart.asked().slice(before)
    }
    const without = Object.entries(calls).filter(([, { length }]) => length === 0)
    const above = Object.entries(calls).filter(([, { length }]) => length > MOST)
    expect({ without, above }).toEqual({ without: [], above: [] })
  } finally {
    await apart.close()
  }
})

test('pages that are rendered at the same time from the same data are each rendered again when it changes', async ({
  request,
  productApiUrl,
  identityUrl,
}) => {
  const apart = await openStorefrontApart({ productApiUrl, identityUrl })
  const visit = async (path: string) => expect((await request.get(apart.url + path)).status(), path).toBe(200)
  try {
    for (const path of ['/allnews', '/wheels', '/tires/filter/width=195&profile=80&diameter=15']) {
      const pages = [path, `/en${path}`, `/ru${path}`]
      await apart.invalidate(EVERYTHING)
      await Promise.all(pages.map(visit))
      for (const page of pages) {
        await apart.invalidate(EVERYTHING)
        const before = apart.asked().length
        await visit(page)
        expect(apart.asked().slice(before), page).not.toEqual([])
      }
    }
  } finally {
    await apart.close()
  }
})

test('what is asked for while another request for the same page is answered is rendered again when its data change', async ({
  productApiUrl,
  identityUrl,
}) => {
  const apart = await openStorefrontApart({ productApiUrl, identityUrl })
  const visit = async ({ url, headers }: Visit) => {
    const response = await fetch(url, { headers })
    expect(response.status, url).toBe(200)
    await response.arrayBuffer()
    return { url: response.url, headers }
  }
  try {
    const { tires, wheels, spacers, news } = await listPublicRoutes(productApiUrl)
    for (const path of [tires, wheels, spacers, news].flatMap((each) => each.slice(0, 2))) {
      const url = `${apart.url}/ru${path}`
      const tags = [NEWS_TAG, productTag(Number(path.split('/').at(-1)))]
      // Next.js leads data requests to an address with a checksum of their headers, which a browser asks for at once.
      const kinds = await Promise.all(KINDS.map((headers) => visit({ url, headers })))
      const passedOn = { url: `${url}?from=elsewhere`, headers: { rsc: '1' } }
      await apart.invalidate(tags)
      await Promise.all(
        [passedOn, ...kinds].map(async (kind, index) => {
          await sleep(index * STAGGER_MS)
          await visit(kind)
        }),
      )
      for (const kind of kinds) {
        await apart.invalidate(tags)
        const before = apart.asked().length
        await visit(kind)
        expect(apart.asked().slice(before), JSON.stringify(kind)).not.toEqual([])
      }
    }
  } finally {
    await apart.close()
  }
})
