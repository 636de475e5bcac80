import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listFilterOptions } from './filter-options.server'
import { listNearestSpacers, listNearestWheels } from './nearest-fits.server'
import { getNewsItem } from './news.server'
import { searchProducts } from './search.server'
import { getWheel, listWheels } from './wheels.server'

const env = vi.hoisted(() => ({
  PRODUCT_API_URL: 'http://api.example',
  NEWS_API_URL: undefined as string | undefined,
}))
vi.mock('@/lib/env.server', () => ({ env }))
const warn = vi.hoisted(() => vi.fn<(details: unknown, message: string) => void>())
vi.mock('@/lib/log/log.server', () => ({ log: { warn } }))
const cacheTag = vi.hoisted(() => vi.fn<(...tags: string[]) => void>())
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag }))

const wheel = {
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
  material: 'stal',
}
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
      : Response.json(answer, { headers: { 'x-total-count': '7' } })
  })
})

describe('wheels', () => {
  it('come page by page with their number, and are forgotten when one of them changes', async () => {
    answers['/api/wheels?diameter=13&page=1&pageSize=24'] = [wheel]
    const { products, total } = await listWheels({ diameter: 13 }, 1, 24)
    expect(products).toEqual([{ ...wheel, price: 12400 }])
    expect(total).toBe(7)
    expect(cacheTag.mock.calls.flat()).toEqual(['open-ended', 'wheels', 'product:491'])
  })

  it('that do not exist are null', async () => {
    expect(await getWheel(1)).toBeNull()
  })
})

describe('the lists of a filter', () => {
  const root = '/api/wheel_filter'

  beforeEach(() => {
    answers[`${root}/diameter`] = [15, 16]
    answers[`${root}/bolt_spacing/16`] = ['5x112']
    answers[`${root}/width/16/5x112`] = [6.5, 7]
  })

  it.each([
    ['a list', [57.1, 66.6]],
    ['an object', { centralBore: [57.1, 66.6] }],
  ])('read central bores from %s', async (_what, answer) => {
    answers[`${root}/central_bore/16/5x112/7`] = answer
    const options = await listFilterOptions('wheel', { diameter: 16, boltSpacing: '5x112', width: 7 })
    expect(options).toEqual({
      diameter: ['15', '16'],
      boltSpacing: ['5x112'],
      width: ['6.5', '7'],
      centralBoreDiameter: ['57.1', '66.6'],
    })
  })

  it('offer the central bores of all widths before one is chosen', async () => {
    answers[`${root}/central_bore/16/5x112/6.5`] = [66.6]
    answers[`${root}/central_bore/16/5x112/7`] = { centralBore: [57.1, 66.6] }
    const options = await listFilterOptions('wheel', { diameter: 16, boltSpacing: '5x112' })
    expect(options.centralBoreDiameter).toEqual(['57.1', '66.6'])
  })

  it('are empty below what is not chosen, and nobody is asked', async () => {
    expect(await listFilterOptions('wheel', {})).toEqual({
      diameter: ['15', '16'],
      boltSpacing: [],
      width: [],
      centralBoreDiameter: [],
    })
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['spacer', {}, 'boltDistance', 'Failed to load bolt distances'],
    ['spacer', { boltDistance: '5x112' }, 'thickness', 'Failed to load spacer thicknesses'],
    ['wheel', { diameter: 17 }, 'boltSpacing', 'Failed to load bolt spacing'],
    ['wheel', { diameter: 17, boltSpacing: '5x112' }, 'width', 'Failed to load wheel widths'],
    [
      'wheel',
      { diameter: 17, boltSpacing: '5x112', width: 7 },
      'centralBoreDiameter',
      'Failed to load central bore diameters',
    ],
    ['tire', {}, 'width', 'Failed to load tire widths'],
  ] as const)(
    'of the %s filter with %o: %s is empty when it cannot be had',
    async (kind, chosen, field, words) => {
      const options = await listFilterOptions(kind, chosen)
      expect(options).not.toHaveProperty(field)
      expect(warn.mock.calls.map(([, message]) => message)).toContain(words)
    },
  )
})

describe('what comes closest to wheels that nobody has', () => {
  const root = '/api/wheel_filter'

  beforeEach(() => {
    answers[`${root}/diameter`] = [15, 16, 17]
    answers[`${root}/bolt_spacing/15`] = ['4x100', '5x112']
    answers[`${root}/bolt_spacing/16`] = ['5x112']
    answers[`${root}/bolt_spacing/17`] = ['5x112']
    answers[`${root}/width/16/5x112`] = [6.5, 7, 8]
    for (const path of ['16/4x100', '20/5x112', '16/9x99']) answers[`${root}/width/${path}`] = []
  })

  it.each([
    [
      'is another width',
      { diameter: 16, boltSpacing: '5x112', width: 7.5 },
      [7, 8, 6.5].map((width) => ({ diameter: 16, boltSpacing: '5x112', width })),
    ],
    [
      'is the same without the bore',
      { diameter: 16, boltSpacing: '5x112', centralBoreDiameter: 99 },
      [{ diameter: 16, boltSpacing: '5x112' }],
    ],
    [
      'is another diameter with the bolt spacing of the car',
      { diameter: 20, boltSpacing: '5x112' },
      [17, 16, 15].map((diameter) => ({ diameter, boltSpacing: '5x112' })),
    ],
    [
      'is another diameter with a bolt spacing that not all have',
      { diameter: 16, boltSpacing: '4x100' },
      [{ diameter: 15, boltSpacing: '4x100' }],
    ],
    [
      'is a diameter where nothing has the bolt spacing',
      { diameter: 16, boltSpacing: '9x99' },
      [{ diameter: 16 }, { diameter: 15 }, { diameter: 17 }],
    ],
    ['is another diameter', { diameter: 18 }, [{ diameter: 17 }, { diameter: 16 }, { diameter: 15 }]],
  ])('%s', async (_what, search, nearest) => {
    expect(await listNearestWheels(search)).toEqual(nearest)
  })
})

describe('what comes closest to spacers that nobody has', () => {
  beforeEach(() => {
    answers['/api/rdr/spacer_filter/bolt_distance'] = ['4x100', '5x108', '5x112']
    answers['/api/rdr/spacer_filter/thickness/5x112'] = [5, 15, 20]
    answers['/api/rdr/spacer_filter/thickness/5x115'] = []
  })

  it.each([
    [
      'is another thickness',
      { boltDistance: '5x112', thickness: 16 },
      [15, 20, 5].map((thickness) => ({ boltDistance: '5x112', thickness })),
    ],
    [
      'is another bolt distance',
      { boltDistance: '5x115', thickness: 16 },
      [{ boltDistance: '5x112' }, { boltDistance: '5x108' }, { boltDistance: '4x100' }],
    ],
  ])('%s', async (_what, search, nearest) => {
    expect(await listNearestSpacers(search)).toEqual(nearest)
  })
})

describe('a news item', () => {
  it('is asked for as hypermedia JSON, and links beside its fields do no harm', async () => {
    answers['/api/tires/news/1'] = { ...item, _links: { self: { href: '/1' } }, _embedded: {} }
    expect(await getNewsItem(1)).toEqual(item)
    expect(asked[0]?.headers.get('accept')).toBe('application/hal+json')
    expect(asked[0]?.url).toBe('http://api.example/api/tires/news/1')
  })

  it('comes from its own host where there is one', async () => {
    env.NEWS_API_URL = 'https://news.example'
    expect(await getNewsItem(1)).toBeNull()
    expect(asked[0]?.url).toBe('https://news.example/api/tires/news/1')
  })
})

describe('the search', () => {
  it('sends the text as one part of the path', async () => {
    answers['/api/products/title/a/b?c&d=%?page=1&pageSize=100'] = [wheel]
    const { products } = await searchProducts('a/b?c&d=%', 1, 100)
    expect(products).toHaveLength(1)
    expect(new URL(asked[0]?.url ?? '').pathname).toBe('/api/products/title/a%2Fb%3Fc%26d%3D%25')
  })

  it.each(['', '   ', '.', '..', '\0', 'a'.repeat(2000)])(
    'finds nothing for %j and asks nobody',
    async (text) => {
      expect(await searchProducts(text, 1, 100)).toEqual({ products: [], total: 0 })
      expect(asked).toHaveLength(0)
    },
  )
})
