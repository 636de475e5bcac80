import { noSafetyData } from '@bieznik/contract/catalogue/safety-fields'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { orMissing } from './catalogue-reads.server'
import { listFaceted } from './faceted-lists.server'
import { getNewsItem } from './news.server'
import { getProductPage } from './products.server'
import { listFound, readSearch } from './search.server'
import { listKind } from './kind-lists.server'
import { listSpacerFits, listTireSizes, listWheelFits } from './on-sale.server'

const env = vi.hoisted(() => ({
  PRODUCT_API_URL: 'http://api.example',
  NEWS_API_URL: undefined as string | undefined,
}))
vi.mock('@/lib/env.server', () => ({ env }))
const warn = vi.hoisted(() => vi.fn<(details: unknown, message: string) => void>())
vi.mock('@/lib/log/log.server', () => ({ log: { warn } }))
const cacheTag = vi.hoisted(() => vi.fn<(...tags: string[]) => void>())
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag }))

/** As lists say it. */
const listed = {
  id: 491,
  productType: 'Wheel',
  title: 'Felga stalowa 5Jx13',
  price: 124,
  url: null,
  quantityInStock: 39,
  inArchive: false,
  typeOfWheel: 'steel',
  diameter: 13,
  width: 5,
  centralBoreDiameter: 54.1,
  boltSpacing: '4x100',
  color: 'czarny',
}
const wheel = { ...listed, ...noSafetyData, material: 'stal' }
const item = {
  id: 1,
  title: 'Nowa linia',
  description: 'Druga prasa.',
  url: null,
  urlVideo: null,
  createdDate: '2026-11-11T08:00:00.000Z',
}

/** Answers by path and query; anything else is refused as the product API does. */
let answers: Record<string, unknown>
let asked: Request[]

beforeEach(() => {
  answers = {}
  asked = []
  env.NEWS_API_URL = undefined
  warn.mockReset()
  cacheTag.mockReset()
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    const request = new Request(input, init)
    asked.push(request)
    const { pathname, search } = new URL(request.url)
    const answer = answers[decodeURIComponent(pathname + search)]
    return answer === undefined
      ? Response.json({ code: 'not_found', message: 'no such thing', requestId: 'r' }, { status: 404 })
      : Response.json(answer, { headers: { 'x-total-count': '7', 'x-lowest-price': '99.9' } })
  })
})

describe('wheels', () => {
  it('come page by page with their number and the lowest price, and are invalidated when one of them changes', async () => {
    answers['/api/wheels?diameter=13&lang=en&view=card&page=1&pageSize=24'] = [listed]
    const found = await listKind('wheels', 'en', { diameter: 13 }, 1, 24)
    expect(found).toEqual({ products: [{ ...listed, price: 12400 }], total: 7, lowestPrice: 9990 })
    expect(cacheTag.mock.calls.flat()).toEqual(['open-ended', 'wheels', 'product:491'])
  })

  it('that do not exist are null', async () => {
    expect(await getProductPage('en', 1)).toBeNull()
  })
})

describe('a narrowed list', () => {
  const list = { products: [], total: 0, lowestPrice: null }
  const facets = { values: {}, from: {}, to: {}, inStock: 0, price: null }

  it.each(['sort=newest&use=4X4&use=4X4', 'use=4X4&loadFrom=abc&sort=newest', 'use=4X4&sort=newest'])(
    'is asked for in one way, however its address was written: %s',
    async (by) => {
      answers['/api/narrowed/tires?width=195&by=use=4X4&sort=newest&lang=pl&page=1&pageSize=24'] = {
        ...list,
        facets,
      }
      const query = { kind: 'tires', filter: { width: 195 }, by, page: 1, pageSize: 24 } as const
      expect(await listFaceted('pl', query)).toEqual({ ...list, facets })
    },
  )

  it('that is whole is the list of its kind, without facets', async () => {
    answers['/api/wheels?lang=pl&view=card&page=2&pageSize=24'] = [listed]
    const query = { kind: 'wheels', filter: {}, by: '', page: 2, pageSize: 24 } as const
    expect(await listFaceted('pl', query)).toMatchObject({ total: 7, lowestPrice: 9990, facets: null })
  })
})

describe('what a filter chooses among', () => {
  it.each([
    ['/api/tires/sizes', 'tires', listTireSizes],
    ['/api/wheels/fits', 'wheels', listWheelFits],
    ['/api/spacers/fits', 'spacers', listSpacerFits],
  ] as const)('%s is one call, invalidated when %s change', async (path, tag, read) => {
    answers[path] = []
    expect(await read()).toEqual([])
    expect(asked).toHaveLength(1)
    expect(cacheTag.mock.calls.flat()).toEqual([tag])
  })

  it('is missing when it cannot be had, and that is logged', async () => {
    expect(await orMissing(listWheelFits())).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('a news item', () => {
  // Shows S7.26
  it('is asked for as hypermedia JSON, and links beside its fields do no harm', async () => {
    answers['/api/tires/news/1?lang=en'] = { ...item, _links: { self: { href: '/1' } }, _embedded: {} }
    expect(await getNewsItem('en', 1)).toEqual(item)
    expect(asked[0]?.headers.get('accept')).toBe('application/hal+json')
    expect(asked[0]?.url).toBe('http://api.example/api/tires/news/1?lang=en')
  })

  it('comes from its own host where there is one', async () => {
    env.NEWS_API_URL = 'https://news.example'
    expect(await getNewsItem('en', 1)).toBeNull()
    expect(asked[0]?.url).toBe('https://news.example/api/tires/news/1?lang=en')
  })
})

describe('the search', () => {
  const understood = { kinds: [], size: null, meanings: [], words: [], unknown: [], sizes: [] }

  it('sends the text as it was typed', async () => {
    const TEXT = 'a/b?c&d=%'
    const reply = { total: 1, kinds: [{ kind: 'wheels', count: 1 }], understood }
    answers[`/api/search?text=${TEXT}`] = reply
    answers[`/api/search/products?text=${TEXT}&lang=en&page=1&pageSize=100`] = [wheel]
    expect(await readSearch(TEXT)).toEqual(reply)
    expect((await listFound('en', TEXT, 1, 100)).products).toHaveLength(1)
    expect(asked.map(({ url }) => new URL(url).searchParams.get('text'))).toEqual([TEXT, TEXT])
  })

  it.each(['', '   ', '\0', 'a'.repeat(2000)])('finds nothing for %j and asks nobody', async (text) => {
    expect(await readSearch(text)).toEqual({ total: 0, kinds: [], understood })
    expect(asked).toHaveLength(0)
  })
})
