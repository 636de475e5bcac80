import type { APIRequestContext } from '@playwright/test'
import { languages } from '../contract/selling/order.ts'
import { addressIn, apiTest as test, expect } from './fixtures.ts'
import { decode, headOf } from './page-head.ts'
import { listPublicRoutes } from './public-routes.ts'
import { problemsOf, structuredDataIn } from './structured-data.ts'

async function read(request: APIRequestContext, address: string): Promise<string> {
  const reply = await request.get(address)
  expect(reply.status(), address).toBe(200)
  return reply.text()
}

for (const language of languages) {
  test(`each page says in ${language} what it is, where it is and what it is in other languages`, async ({
    request,
    productApiUrl,
    baseURL,
  }) => {
    const { news: _, ...others } = await listPublicRoutes(productApiUrl)
    const paths = Object.values(others).flat()
    const heads = []
    for (const path of paths) {
      const head = headOf(await read(request, addressIn(language, path)))
      const inLanguage = (other: typeof language) => new URL(addressIn(other, path), baseURL).href
      expect(new URL(head.canonical ?? '').href, path).toBe(inLanguage(language))
      const alternates = Object.entries(head.alternates).map(([name, address]) => [
        name,
        new URL(address).href,
      ])
      expect(Object.fromEntries(alternates), path).toEqual({
        ...Object.fromEntries(languages.map((other) => [other, inLanguage(other)])),
        'x-default': inLanguage('pl'),
      })
      expect(head.description.length, path).toBeGreaterThan(40)
      expect(head.robots, path).not.toContain('noindex')
      heads.push({ path, ...head })
    }
    expect(twice(heads.map(({ title }) => title))).toEqual([])
    expect(twice(heads.map(({ description }) => description))).toEqual([])
  })

  test(`a news item in ${language} names the languages that it is written in`, async ({
    request,
    productApiUrl,
    baseURL,
  }) => {
    const { news } = await listPublicRoutes(productApiUrl)
    expect(news.length).toBeGreaterThan(0)
    for (const path of news) {
      const head = headOf(await read(request, addressIn(language, path)))
      const inEach = Object.fromEntries(
        languages.map((each) => [each, new URL(addressIn(each, path), baseURL).href]),
      )
      expect(new URL(head.canonical ?? '').href, path).toBe(inEach[language])
      expect(head.alternates, path).toEqual({ ...inEach, 'x-default': inEach.pl })
    }
  })

  test(`what each kind of page has for search engines in ${language} is complete`, async ({
    request,
    productApiUrl,
  }) => {
    const { tires, wheels, spacers, news } = await listPublicRoutes(productApiUrl)
    const expected: [paths: string[], types: string[]][] = [
      [['/'], ['Organization', 'WebSite']],
      [['/returns'], ['Organization']],
      [
        [...tires, ...wheels, ...spacers],
        ['Product', 'BreadcrumbList'],
      ],
      [news, ['NewsArticle', 'BreadcrumbList']],
    ]
    for (const [paths, types] of expected)
      for (const path of paths) {
        const data = structuredDataIn(await read(request, addressIn(language, path)))
        expect(new Set(data.map((each) => each['@type'])), path).toEqual(new Set(types))
        expect(data, path).toHaveLength(types.length)
        expect(data.flatMap(problemsOf), path).toEqual([])
      }
  })

  test(`what a network shows in ${language} has a picture that is drawn to size`, async ({
    request,
    productApiUrl,
  }) => {
    const { tires, wheels, spacers } = await listPublicRoutes(productApiUrl)
    const pictures = new Set<string>()
    for (const path of ['/rules', tires[0], wheels[0], spacers[0]]) {
      const { picture } = headOf(await read(request, addressIn(language, path ?? '')))
      const reply = await request.get(picture)
      expect(reply.headers()['content-type'], path).toBe('image/png')
      expect(sizeOfPng(await reply.body()), path).toEqual({ width: 1200, height: 630 })
      pictures.add(picture)
    }
    expect(pictures.size).toBe(4)
  })

  test(`the preview for networks in ${language} is the page's own`, async ({ request, productApiUrl }) => {
    const { tires } = await listPublicRoutes(productApiUrl)
    for (const path of ['/', '/wheels', '/rules', tires[0] ?? '']) {
      const [head = ''] = (await read(request, addressIn(language, path))).split('</head>')
      const { title, description, canonical, picture, shared } = headOf(head)
      expect(title, path).toContain(shared['og:title'])
      expect(shared, path).toMatchObject({
        'og:type': 'website',
        'og:site_name': 'Bieżnik',
        'og:description': description,
        'og:image': picture,
        'og:locale': expect.stringMatching(new RegExp(`^${language}_[A-Z]{2}$`)),
      })
      expect(new URL(shared['og:url'] ?? '').href, path).toBe(new URL(canonical ?? '').href)
      expect(head.match(/"og:title"/g), path).toHaveLength(1)
    }
  })

  test(`what is personal, and what was searched for, is not indexed in ${language}`, async ({ request }) => {
    for (const path of [
      '/cart',
      '/signIn',
      '/products/title/195',
      '/tires/filter/width=1&profile=1&diameter=1',
    ])
      expect(headOf(await read(request, addressIn(language, path))).robots, path).toContain('noindex')
  })
}

test('a filtered search names the page of its size as canonical', async ({ request, baseURL }) => {
  const size = '/en/tires/filter/width=195&profile=80&diameter=15'
  const { canonical } = headOf(await read(request, `${size}&season=allseason&priceFrom=0&priceTo=2000`))
  expect(canonical).toBe(new URL(size, baseURL).href)
})

test('robots may read all but what is personal, and get the sitemap', async ({ request, baseURL }) => {
  const lines = (await read(request, '/robots.txt')).split('\n')
  for (const language of languages)
    for (const path of ['/cart', '/Payment', '/orders', '/details', '/admin', '/create'])
      expect(lines).toContain(`Disallow: ${addressIn(language, path)}`)
  expect(lines).toEqual(expect.arrayContaining(['Allow: /', 'Disallow: /api/']))
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('every part of the sitemap is there, and everything in the first one', async ({ request }) => {
  const parts = locationsIn(await read(request, '/sitemap.xml'))
  expect(parts.map((part) => /(\w+)-\d+\.xml$/.exec(part)?.[1])).toEqual(
    expect.arrayContaining(['pages', 'sizes', 'products', 'news']),
  )
  for (const part of parts) {
    const addresses = locationsIn(await read(request, part))
    expect(addresses.length, part).toBeGreaterThan(0)
    expect(addresses.length, part).toBeLessThanOrEqual(50_000)
    expect(twice(addresses), part).toEqual([])
  }
  const pages = parts.find((part) => part.endsWith('/pages-1.xml')) ?? ''
  for (const address of locationsIn(await read(request, pages))) {
    const { canonical } = headOf(await read(request, address))
    expect(new URL(canonical ?? '').href).toBe(address)
  }
})

test('a crawler that prefers English gets the sitemap, not a page', async ({ request }) => {
  const reply = await request.get('/sitemaps/pages-1.xml', { headers: { 'accept-language': 'en' } })
  expect(reply.headers()['content-type']).toContain('application/xml')
  expect((await request.get('/sitemaps/pages-2.xml')).status()).toBe(404)
})

const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => decode(address))

const twice = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index)

/** From the first chunk of a PNG (https://www.w3.org/TR/png-3/#11IHDR). */
const sizeOfPng = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })
