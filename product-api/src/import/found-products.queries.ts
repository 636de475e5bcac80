import type { Product, ProductType } from '@bieznik/contract/product'
import { inArray } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products } from '../db/schema/catalogue.ts'
import { listProductsByIds } from '../products/products.queries.ts'

/** The products that the lines of a batch are about. */
export type FoundProducts = {
  byId: (id: number) => Product | undefined
  byTitle: (kind: ProductType, title: string) => Product | 'several' | undefined
}

/** PostgreSQL refuses to look for NUL; the rules for products refuse it later, as the title of a new one. */
const canBeTitle = (title: string) => title !== '' && !title.includes('\0')

/** Archived products count too: a line about one changes it instead of making another. */
export async function findProducts(
  db: Queryable,
  subjects: readonly { id: number | null; title: string }[],
): Promise<FoundProducts> {
  const ids = subjects.flatMap(({ id }) => id ?? [])
  const titles = subjects
    .filter(({ id, title }) => id === null && canBeTitle(title))
    .map(({ title }) => title)
  const named =
    titles.length === 0
      ? []
      : await db.select({ id: products.id }).from(products).where(inArray(products.title, titles))
  const all = await listProductsByIds(db, [...new Set([...ids, ...named.map(({ id }) => id)])])
  const byId = new Map(all.map((product) => [product.id, product]))
  const byTitle = Map.groupBy(all, ({ productType, title }) => `${productType} ${title}`)
  return {
    byId: (id) => byId.get(id),
    byTitle: (kind, title) => {
      const [one, another] = byTitle.get(`${kind} ${title}`) ?? []
      return another ? 'several' : one
    },
  }
}
