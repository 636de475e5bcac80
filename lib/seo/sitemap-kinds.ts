const sitemapKinds = ['pages', 'sizes', 'products', 'news'] as const
export type SitemapKind = (typeof sitemapKinds)[number]

/**
 * Pages in one part: with three languages 15,000 addresses and about 10 MB, well below the 50,000 and the 50 MB that
 * search engines take. Products are parted by their ids, part n from (n - 1) × 5,000 + 1 to n × 5,000: a new product
 * moves no other into another part.
 */
export const PAGES_PER_PART = 5_000

/** The part in which a product stands. */
export function partOfProduct(id: number): number {
  return Math.ceil(id / PAGES_PER_PART)
}

const PART_NAME = /^([a-z]+)-([1-9]\d{0,5})\.xml$/

/** `products-2.xml` → products, 2. Null: that is no name of a part. */
export function parsePartName(name: string): { kind: SitemapKind; number: number } | null {
  const [, kindName, number] = PART_NAME.exec(name) ?? []
  const kind = sitemapKinds.find((each) => each === kindName)
  return kind && number ? { kind, number: Number(number) } : null
}

export function partPath(kind: SitemapKind, number: number): string {
  return `/sitemaps/${kind}-${number}.xml`
}
