import { get, type Job } from '../load/job.ts'
import type { Run } from '../run.ts'
import type { Backend } from '../shop/backend.ts'
import { catalogueOf, inTurn, queryOf } from '../shop/catalogue.ts'
import { ask } from '../shop/database.ts'
import { addToCart, buy, signUp, type Buyer } from '../shop/people.ts'

/** In a cart at most. */
export const LINES = 4
const IDS = 400
const TIRES = 100

export type CallName = 'list by filter' | 'product by id' | 'search in titles' | 'add to cart' | 'whole order'

export interface Call {
  name: CallName
  /** Made anew for each round. */
  job: () => Pick<Job, 'tasks' | 'repeats'>
  /** Before each round. */
  prepare?: () => Promise<unknown>
}

export async function listCalls(
  { port, identityPort, databaseUrl }: Backend,
  { isQuick }: Run,
): Promise<Call[]> {
  const catalogue = catalogueOf(port)
  const buyers = await signUp(identityPort, isQuick ? 200 : 1_000)
  const ids = await catalogue.listTireIds(IDS)
  const tires = await catalogue.listTires(TIRES)
  const reading = (paths: readonly string[]) => () => ({
    tasks: paths.map((path) => get(path)),
    repeats: true,
  })
  const emptyCarts = () => ask(databaseUrl, 'truncate cart_lines')
  return [
    {
      name: 'list by filter',
      job: reading(
        (await catalogue.listSizes()).map(
          (size) => `/api/tires?${queryOf(size)}&page=1&pageSize=24&view=card`,
        ),
      ),
    },
    { name: 'product by id', job: reading(ids.map((id) => `/api/tires/${id}`)) },
    {
      name: 'search in titles',
      job: reading(
        (await catalogue.listSearches()).map(
          (words) => `/api/products/title/${encodeURIComponent(words)}?page=1&pageSize=24`,
        ),
      ),
    },
    {
      name: 'add to cart',
      job: () => ({ tasks: fillCarts(buyers, ids), repeats: false }),
      prepare: emptyCarts,
    },
    {
      name: 'whole order',
      job: () => ({
        tasks: buyers.map((buyer, index) => buy(buyer, inTurn(tires, index), crypto.randomUUID())),
        repeats: false,
      }),
      prepare: emptyCarts,
    },
  ]
}

/** First everyone's first line, then everyone's second: no two connections have the same cart. */
function fillCarts(buyers: readonly Buyer[], ids: readonly number[]): Job['tasks'] {
  return Array.from({ length: LINES }).flatMap((_, line) =>
    buyers.map((buyer, index) => [addToCart(buyer, inTurn(ids, index * LINES + line))]),
  )
}
