import { z } from 'zod'
import { TOTAL_COUNT_HEADER } from '../../contract/catalogue/catalogue-query.ts'
import { newsItemSchema } from '../../contract/content/news.ts'
import { tireSizeOnSaleSchema } from '../../contract/catalogue/on-sale.ts'
import { productEntrySchema } from '../../contract/catalogue/product-ids.ts'
import {
  listedTireSchema,
  tireSchema,
  type ListedTire,
  type TireSize,
} from '../../contract/catalogue/product.ts'

/** What the storefront shows on a page of a list. */
const PAGE_SIZE = 24
const SEARCHES = 100
const TIMEOUT_MS = 30_000

/** Reads what a catalogue holds, so that a load asks for what is there. `port` is that of its product API. */
export function catalogueOf(port: number) {
  const ask = async <Reply extends z.ZodType>(path: string, schema: Reply) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    const total = Number(reply.headers.get(TOTAL_COUNT_HEADER) ?? Number.NaN)
    return { total, value: schema.parse(await reply.json()) }
  }

  /** Ids of tires on sale, from all over the catalogue. */
  async function listTireIds(count: number): Promise<number[]> {
    const ids: number[] = []
    let after = 0
    for (;;) {
      const { value } = await ask(`/api/products/ids?limit=5000&after=${after}`, z.array(productEntrySchema))
      if (value.length === 0) return spread(ids, count)
      ids.push(...value.filter(({ productType }) => productType === 'Tire').map(({ id }) => id))
      after = value.at(-1)?.id ?? 0
    }
  }

  const listSizes = async (): Promise<TireSize[]> =>
    (await ask('/api/tires/sizes', z.array(tireSizeOnSaleSchema))).value

  const listTires = async (count: number): Promise<ListedTire[]> =>
    (await ask(`/api/tires?page=1&pageSize=${count}&view=card`, z.array(listedTireSchema))).value

  /** Titles of tires on sale, from all over the catalogue. */
  async function listTitles(count: number): Promise<string[]> {
    const ids = await listTireIds(count)
    const tires = await Promise.all(ids.map((id) => ask(`/api/tires/${id}`, tireSchema)))
    return tires.map(({ value }) => value.title)
  }

  /** What people may look for: a word of a title and a number. */
  async function listSearches(): Promise<string[]> {
    const tires = await listTires(SEARCHES)
    return tires.map(({ title, width }) => `${title.split(' ')[1]} ${width}`)
  }

  async function firstNewsId(): Promise<number> {
    const { value } = await ask('/api/tires/news?page=1&pageSize=1', z.tuple([newsItemSchema]))
    return value[0].id
  }

  /** How many products a list or a search finds. `list`: its path up to the page, "/api/tires?width=195&". */
  const countFound = async (list: string): Promise<number> =>
    (await ask(`${list}page=1&pageSize=1`, z.array(z.unknown()))).total

  /** Addresses of the storefront's lists by size, each a page of 24 tires. */
  async function listFullPages(count: number): Promise<string[]> {
    const paths: string[] = []
    for (const size of await listSizes()) {
      const pages = Math.floor((await countFound(`/api/tires?${queryOf(size)}&`)) / PAGE_SIZE)
      for (let page = 1; page <= pages; page++)
        paths.push(`/tires/filter/${queryOf(size)}${page > 1 ? `/page/${page}` : ''}`)
      if (paths.length >= count) break
    }
    return paths.slice(0, count)
  }

  return {
    listTireIds,
    listSizes,
    countFound,
    listTires,
    listTitles,
    listSearches,
    listFullPages,
    firstNewsId,
  }
}

export const queryOf = ({ width, profile, diameter }: TireSize): string =>
  `width=${width}&profile=${profile}&diameter=${diameter}`

/** The item at `index`, from the start again after the last. Throws when there are none. */
export function inTurn<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to take from.')
  return item
}

/** `count` of the items, at equal distances. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = items.length / count
  if (step <= 1) return [...items]
  return Array.from({ length: count }, (_, index) => inTurn(items, Math.floor(index * step)))
}
