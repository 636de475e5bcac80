import { median } from '../arithmetic/samples.ts'
import { calibrated, inRatio } from '../calibration/bare-server.ts'
import { addressOf } from '../calibration/bare-next.ts'
import { countErrors, get, type Load, type LoadRequest } from '../load/job.ts'
import { makeLoad } from '../load/make-load.ts'
import { atLeast, atMost, type Aim, type Section } from '../page/section.ts'
import { formatNumber } from '../page/format.ts'
import type { Run } from '../run.ts'
import { catalogueOf } from '../shop/catalogue.ts'
import { residentMegabytes } from '../shop/memory.ts'
import { calibrationNote } from './calibration-note.ts'

const CONNECTIONS = 16
const ADDRESSES = 500
/** Rendering each for the first time takes as long as it takes. */
const QUICK_ADDRESSES = 60
const COLD_WITHIN_S = 300
/** Asked for again: few enough that all are rendered anew, and measured, within the 60 s for which a cached page may be sent. */
const CACHED_ADDRESSES = 100

/** ethanniser/NextFaster over 500 addresses at 16 connections: the better of two runs, requests a second. */
const NEXT_FASTER = { lists: 204, products: 207 }

const compressed = { 'accept-encoding': 'gzip, deflate, br' }

interface Served {
  name: string
  /** Each address for the first time. */
  cold: Load
  /** As often as it goes, requests a second. */
  plain: number
  compressed: number
  p95: number
  errors: number
}

export async function measureServer(run: Run): Promise<Section> {
  const { backend, storefront } = await run.shop()
  const catalogue = catalogueOf(backend.port)
  const addresses = run.isQuick ? QUICK_ADDRESSES : ADDRESSES
  const lists = await catalogue.listFullPages(addresses)
  const products = (await catalogue.listTireIds(addresses)).map((id) => `/tireDetail/${id}`)
  const bare = await run.bareNext()
  const memory = () => residentMegabytes(storefront.program.pid)
  const before = await memory()
  const { result, calibration } = await calibrated(run, CONNECTIONS, async () => ({
    lists: await serve(run, { name: 'lists', port: storefront.port, paths: lists }),
    products: await serve(run, { name: 'products', port: storefront.port, paths: products }),
    bare: await serve(run, {
      name: 'empty page of Next.js',
      port: bare.port,
      paths: lists.map((_, index) => addressOf(index)),
    }),
  }))
  const after = await memory()
  const memories = [
    ['storefront before the load', formatNumber(before)],
    ['storefront after the load', formatNumber(after)],
  ]
  return {
    notes: [
      `${lists.length} addresses of lists (24 products each) and ${products.length} of products, ${CONNECTIONS} keep-alive connections, one request at a time on each; the load comes from a process of its own on the same machine. Cache miss: each address once, rendered then; cache hit: ${CACHED_ADDRESSES} of them again, each rendered shortly before, for ${run.seconds} s, the median of ${run.rounds}. Compressed: the request says \`accept-encoding: gzip, deflate, br\`, as browsers do. The empty page is one of Next.js with two lines of text, served by \`next start\` without middleware.`,
      calibrationNote(calibration),
    ],
    tables: [
      {
        title: 'Requests a second',
        head: ['', 'cache miss', 'cache hit', 'cache hit, compressed', 'p95, ms', 'errors'],
        rows: [
          ...Object.values(result).map(rowOf),
          nextFasterRow('lists', calibration.mean),
          nextFasterRow('products', calibration.mean),
        ],
      },
      { title: 'Memory, MB', head: ['', 'resident'], rows: memories },
    ],
    aims: aimsOf(result, calibration.mean, after),
  }
}

async function serve(
  { rounds, seconds }: Run,
  { name, port, paths }: { name: string; port: number; paths: readonly string[] },
): Promise<Served> {
  const tasksWith = (headers: Record<string, string>): LoadRequest[][] =>
    paths.map((path) => get(path, headers))
  const shared = { port, connections: CONNECTIONS }
  const cold = await makeLoad({ ...shared, tasks: tasksWith({}), repeats: false, seconds: COLD_WITHIN_S })
  const plain: Load[] = []
  const packed: Load[] = []
  for (let round = 0; round < rounds; round++) {
    const cached = { ...shared, tasks: tasksWith({}).slice(0, CACHED_ADDRESSES) }
    await makeLoad({ ...cached, repeats: false, seconds: COLD_WITHIN_S })
    plain.push(await makeLoad({ ...cached, seconds }))
    packed.push(
      await makeLoad({ ...cached, tasks: tasksWith(compressed).slice(0, CACHED_ADDRESSES), seconds }),
    )
  }
  return {
    name,
    cold,
    plain: median(plain.map(rateOf)),
    compressed: median(packed.map(rateOf)),
    p95: median(plain.map(({ p95 }) => p95)),
    errors: [cold, ...plain, ...packed].reduce((sum, each) => sum + countErrors(each), 0),
  }
}

const rateOf = ({ requests, seconds }: Load): number => requests / seconds

const rowOf = (served: Served): string[] => [
  served.name,
  ...[rateOf(served.cold), served.plain, served.compressed, served.p95, served.errors].map(formatNumber),
]

const nextFasterRow = (kind: keyof typeof NEXT_FASTER, now: number): string[] => [
  `NextFaster, in ratio: ${kind}`,
  ...[Number.NaN, inRatio(NEXT_FASTER[kind], now), Number.NaN, Number.NaN, Number.NaN].map(formatNumber),
]

/** Cache misses a second in ratio to the empty page's, before the storefront's server was made plain, times what is aimed at. */
const CACHE_MISS = { lists: 1.4 * (30.4 / 169), products: 1.4 * (41.1 / 169) }

function aimsOf(
  { lists, products, bare }: Record<'lists' | 'products' | 'bare', Served>,
  now: number,
  memory: number,
): Aim[] {
  const aimsFor = (kind: 'lists' | 'products', { cold, plain }: Served): Aim[] => [
    atLeast(`${kind}: 40 times NextFaster, a second`, 40 * inRatio(NEXT_FASTER[kind], now), plain),
    atLeast(`${kind}: twice the empty page, a second`, 2 * bare.plain, plain),
    atLeast(
      `${kind}: cache miss, ${formatNumber(CACHE_MISS[kind])} of the empty page, a second`,
      CACHE_MISS[kind] * rateOf(bare.cold),
      rateOf(cold),
    ),
  ]
  return [
    ...aimsFor('lists', lists),
    ...aimsFor('products', products),
    atMost('storefront after the load, MB', 400, memory),
    atMost('errors', 0, lists.errors + products.errors),
  ]
}
