import { describe, expect, it } from 'vitest'
import { PAGES_PER_PART, parsePartName, partOfProduct, partPath } from './sitemap-kinds'
import { writeSitemapIndex, writeUrlSet, type SitemapPage } from './sitemap-xml'

const pageOf = (path: string): SitemapPage => ({
  addresses: {
    pl: `https://shop.example${path}`,
    en: `https://shop.example/en${path}`,
    ru: `https://shop.example/ru${path}`,
  },
  defaultAddress: `https://shop.example${path}`,
})

describe('a part of the sitemap', () => {
  const text = [...writeUrlSet([{ ...pageOf('/news/1'), lastModified: '2026-11-01T10:00:00.000Z' }])].join('')

  it('has an entry in each language, and each of them names all languages', () => {
    const entries = text.match(/<url>.*<\/url>/g) ?? []
    expect(entries).toHaveLength(3)
    for (const entry of entries) {
      for (const language of ['pl', 'en', 'ru', 'x-default'])
        expect(entry).toContain(`hreflang="${language}"`)
      expect(entry).toContain('</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod><xhtml:link')
    }
    expect(text).toContain('<loc>https://shop.example/ru/news/1</loc>')
  })

  it('escapes what XML would read', () => {
    const [, entry] = writeUrlSet([pageOf(`/tires/filter/a=1&b=<'">`)])
    expect(entry).toContain('/tires/filter/a=1&amp;b=&lt;&#39;&quot;&gt;</loc>')
    expect(entry).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/)
  })

  it('stays below what search engines take, with the longest addresses that the shop has', () => {
    const path = '/tires/filter/width=215.25&profile=80.25&diameter=16.25'
    const pages = Array.from({ length: PAGES_PER_PART }, () => pageOf(path))
    let [addresses, bytes] = [0, 0]
    for (const piece of writeUrlSet(pages)) {
      addresses += piece.match(/<loc>/g)?.length ?? 0
      bytes += piece.length
    }
    expect(addresses).toBeLessThanOrEqual(50_000)
    expect(bytes).toBeLessThan(50 * 1024 * 1024)
  })

  it('is written as it is read', () => {
    let asked = 0
    const pages = (function* () {
      for (;;) yield pageOf(`/tireDetail/${++asked}`)
    })()
    const pieces = writeUrlSet(pages)
    for (let piece = 0; piece < 3; piece++) pieces.next()
    expect(asked).toBe(2)
  })
})

it('the index names each part, with its date where it is known', () => {
  const text = writeSitemapIndex([
    { address: 'https://shop.example/sitemaps/products-1.xml', lastModified: '2026-11-01T10:00:00.000Z' },
    { address: 'https://shop.example/sitemaps/pages-1.xml' },
  ])
  expect(text.match(/<sitemap>/g)).toHaveLength(2)
  expect(text.match(/<lastmod>/g)).toHaveLength(1)
})

describe('the name of a part', () => {
  it('reads back', () => {
    expect(parsePartName(partPath('products', 20).replace('/sitemaps/', ''))).toEqual({
      kind: 'products',
      number: 20,
    })
  })

  it.each(['products-0.xml', 'products-01.xml', 'orders-1.xml', 'products-1', 'products-1.xml.gz', '-1.xml'])(
    '%s is none',
    (name) => expect(parsePartName(name)).toBeNull(),
  )

  it('holds 5,000 products by their ids, whichever of them exist', () => {
    expect([1, 5_000, 5_001, 100_000].map(partOfProduct)).toEqual([1, 1, 2, 20])
  })
})
