import { grosze } from '@bieznik/contract/money/money'
import { beforeEach, expect, test, vi } from 'vitest'
import { listNews } from '@/lib/product-api/news.server'
import { suggestProducts } from '@/lib/product-api/search.server'
import { aTire } from '@/tests/shop-examples'
import { drawingAddress } from '@/lib/drawings/drawing-address'
import { suggest } from './suggestions.server'

vi.mock('server-only', () => ({}))
vi.mock('@/lib/product-api/search.server', () => ({ suggestProducts: vi.fn<typeof suggestProducts>() }))
vi.mock('@/lib/product-api/news.server', () => ({ listNews: vi.fn<typeof listNews>() }))

const found = { products: [], total: 3, sizes: ['195/65 R15'], isNarrowed: false }

beforeEach(() => {
  vi.mocked(listNews).mockResolvedValue([])
  vi.mocked(suggestProducts).mockResolvedValue(found)
})

test('a size of tires leads to its list', async () => {
  expect(await suggest('pl', '195')).toEqual([
    { href: expect.stringContaining('/tires/filter/'), text: 'Opony 195/65 R15' },
  ])
})

test.each(['śniez', ' śniez '])('beside other words a size keeps them: %j', async (typed) => {
  vi.mocked(suggestProducts).mockResolvedValue({ ...found, isNarrowed: true })
  expect(await suggest('pl', typed)).toEqual([
    { href: '/products/title/%C5%9Bniez%20195%2F65%20R15', text: 'śniez 195/65 R15' },
  ])
})

test.each([
  ['195/65r15 śnieżka', 'śnieżka 195/65 R15'],
  ['śnieżka 195', 'śnieżka 195/65 R15'],
  ['śnieżka 195 65 r15', 'śnieżka 195/65 R15'],
  ['1956515 do 200 zł', 'do 200 zł 195/65 R15'],
  ['śnieżka do 195 zł', 'śnieżka do 195 zł 195/65 R15'],
])('the size stands once beside %j', async (typed, text) => {
  vi.mocked(suggestProducts).mockResolvedValue({ ...found, isNarrowed: true })
  expect((await suggest('pl', typed)).map((each) => each.text)).toEqual([text])
})

test.each([
  ['pl', 'opony · 233,00 zł'],
  ['en', 'tires · 233.00 zł'],
  ['ru', 'шины · 233,00 zł'],
] as const)('a product says in %s what it is and costs', async (language, aside) => {
  const products = [aTire({ price: grosze(23_300) })]
  vi.mocked(suggestProducts).mockResolvedValue({ ...found, sizes: [], products })
  const [suggestion] = await suggest(language, 'nad')
  expect(suggestion?.aside?.replaceAll('\u00a0', ' ')).toBe(aside)
})

test('a product has its drawing and its photograph, and nothing else has a picture', async () => {
  const tire = aTire({ url: '/pictures/kurier.webp' })
  vi.mocked(suggestProducts).mockResolvedValue({ ...found, products: [tire, aTire()] })
  expect((await suggest('pl', 'nad')).map(({ picture }) => picture)).toEqual([
    undefined,
    { src: drawingAddress(tire), photograph: '/pictures/kurier.webp' },
    { src: drawingAddress(tire) },
  ])
})
