import 'server-only'
import { publicPages } from '@bieznik/contract/pages'
import { cacheLife } from 'next/cache'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import { inOrder } from '@/lib/catalogue/filter-options'
import { formatSpacerSearch } from '@/lib/catalogue/spacer-filter-segment'
import { tireSizePath } from '@/lib/catalogue/tire-size-path'
import { formatWheelSearch } from '@/lib/catalogue/wheel-filter-segment'
import { routing, type Locale } from '@/lib/i18n/routing'
import { listNews } from '@/lib/product-api/news.server'
import { listProductEntries } from '@/lib/product-api/product-ids.server'
import { listSpacerFits, listTireSizes, listWheelFits } from '@/lib/product-api/on-sale.server'
import { newsLanguages } from './content-locale'
import { PAGES_PER_PART, partOfProduct, type SitemapKind } from './sitemap-kinds'

interface SitemapPart {
  kind: SitemapKind
  number: number
  /** ISO 8601. */
  lastModified?: string | undefined
}

interface SitemapEntry {
  /** Without a language prefix. */
  href: string
  /** Not given: all. */
  languages?: readonly Locale[]
  /** ISO 8601. */
  lastModified?: string | undefined
}

const ONE_HOUR_SECONDS = 60 * 60

function cacheSitemap(): void {
  cacheLife({ stale: ONE_HOUR_SECONDS, revalidate: ONE_HOUR_SECONDS, expire: 24 * ONE_HOUR_SECONDS })
}

export async function listSitemapParts(): Promise<SitemapPart[]> {
  'use cache'
  cacheSitemap()
  const [sizes, news, products] = await Promise.all([listSizes(), listNewsEntries(), listProductParts()])
  return [{ kind: 'pages', number: 1 }, ...partsOf('sizes', sizes), ...products, ...partsOf('news', news)]
}

/** The pages of one part; none: there is no such part. */
export async function listSitemapEntries(kind: SitemapKind, number: number): Promise<SitemapEntry[]> {
  'use cache'
  cacheSitemap()
  switch (kind) {
    case 'pages':
      return slice(
        publicPages.map((href) => ({ href })),
        number,
      )
    case 'sizes':
      return slice(await listSizes(), number)
    case 'news':
      return slice(await listNewsEntries(), number)
    case 'products':
      return listProducts(number)
  }
}

async function listSizes(): Promise<SitemapEntry[]> {
  const [sizes, wheels, spacers] = await Promise.all([listTireSizes(), listWheelFits(), listSpacerFits()])
  const diameters = inOrder(wheels.map(({ diameter }) => diameter))
  const boltDistances = inOrder(spacers.map(({ boltDistance }) => boltDistance))
  return [
    ...sizes.map(tireSizePath),
    ...diameters.map((diameter) => `/wheels/filter/${formatWheelSearch({ diameter })}`),
    ...boltDistances.map((boltDistance) => `/spacer/filter/${formatSpacerSearch({ boltDistance })}`),
  ].map((href) => ({ href }))
}

async function listNewsEntries(): Promise<SitemapEntry[]> {
  return (await listNews(routing.defaultLocale)).map(({ id, createdDate, languages }) => ({
    href: `/news/${id}`,
    languages: newsLanguages(languages),
    lastModified: createdDate,
  }))
}

async function listProducts(number: number): Promise<SitemapEntry[]> {
  const products = await listProductEntries((number - 1) * PAGES_PER_PART)
  return products
    .filter(({ id }) => partOfProduct(id) === number)
    .map((product) => ({ href: detailPath(product), lastModified: product.updatedAt }))
}

/** Goes through all products, one response after the other; only what a part needs is kept of each. */
async function listProductParts(): Promise<SitemapPart[]> {
  const newest = new Map<number, string>()
  let products = await listProductEntries(0)
  while (products.length > 0) {
    for (const { id, updatedAt } of products) {
      const known = newest.get(partOfProduct(id))
      if (!known || updatedAt > known) newest.set(partOfProduct(id), updatedAt)
    }
    products = await listProductEntries(products.at(-1)?.id ?? 0)
  }
  return [...newest].map(([number, lastModified]) => ({ kind: 'products', number, lastModified }))
}

function partsOf(kind: SitemapKind, entries: readonly SitemapEntry[]): SitemapPart[] {
  const count = Math.ceil(entries.length / PAGES_PER_PART)
  return Array.from({ length: count }, (_, index) => ({ kind, number: index + 1 }))
}

function slice(entries: readonly SitemapEntry[], number: number): SitemapEntry[] {
  return entries.slice((number - 1) * PAGES_PER_PART, number * PAGES_PER_PART)
}
