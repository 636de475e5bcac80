import { setTimeout as sleep } from 'node:timers/promises'
import { slope } from '../arithmetic/samples.ts'
import { calibrated } from '../calibration/bare-server.ts'
import { countErrors, get, type Job, type Load } from '../load/job.ts'
import { makeLoad } from '../load/make-load.ts'
import { formatNumber } from '../page/format.ts'
import { atMost, type Section, type Table } from '../page/section.ts'
import type { Run } from '../run.ts'
import { catalogueOf, inTurn, queryOf } from '../shop/catalogue.ts'
import { residentMegabytes } from '../shop/memory.ts'
import { buy, signUp } from '../shop/people.ts'
import type { Program } from '../shop/program.ts'
import type { Shop } from '../shop/shop.ts'
import { usedMegabytes } from '../shop/used-memory.ts'
import { calibrationNote } from './calibration-note.ts'

const ADDRESSES = 500
const BUYERS = 100
const SAMPLE_EVERY_MS = 5_000
/** Of the time: until then caches and compiled code may still grow. */
const WARM_AFTER = 1 / 3

const storefrontLoad = { connections: 8, pauseMs: 20 }
const apiLoad = { connections: 4, pauseMs: 40 }

interface Sample {
  hours: number
  storefront: number
  productApi: number
}

interface Memory {
  resident: Sample[]
  /** What is held on to: at the start, after a third and at the end. */
  inUse: Sample[]
}

export async function measureMixedLoad(run: Run): Promise<Section> {
  const shop = await run.shop()
  const seconds = run.minutes * 60
  const [pages, calls] = await Promise.all([pageTasks(shop), callTasks(shop)])
  const { result, calibration } = await calibrated(run, 16, () =>
    Promise.all([
      makeLoad({ ...storefrontLoad, port: shop.storefront.port, tasks: pages, seconds }),
      makeLoad({ ...apiLoad, port: shop.backend.port, tasks: calls, seconds }),
      sampleMemory(shop, seconds),
    ]),
  )
  const [storefront, productApi, memory] = result
  return {
    notes: [
      `${formatNumber(run.minutes)} minutes. ${storefrontLoad.connections} connections to the storefront (lists, products, home, news) and ${apiLoad.connections} to the product API (lists, products, searches, every tenth a whole order, which makes the pages of what was ordered new), with pauses of ${storefrontLoad.pauseMs} and ${apiLoad.pauseMs} ms. The slope of memory is that of the last two thirds. Resident: what the system has given. In use: what is left of it once all that nobody refers to is collected, which is asked for three times; V8 collects late and gives little back while the machine has enough.`,
      calibrationNote(calibration),
    ],
    tables: [
      {
        title: 'Requests',
        head: ['', 'requests', 'a second', 'p50, ms', 'p95, ms', 'p99, ms', 'errors'],
        rows: [rowOf('storefront', storefront), rowOf('product API', productApi)],
      },
      memoryTable(memory),
    ],
    aims: [atMost('errors', 0, countErrors(storefront) + countErrors(productApi))],
  }
}

async function pageTasks({ backend }: Shop): Promise<Job['tasks']> {
  const catalogue = catalogueOf(backend.port)
  const lists = await catalogue.listFullPages(ADDRESSES)
  const products = (await catalogue.listTireIds(ADDRESSES)).map((id) => `/tireDetail/${id}`)
  const others = ['/', `/news/${await catalogue.firstNewsId()}`]
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  return Array.from({ length: ADDRESSES }, (_, index) => [
    ...get(inTurn(lists, index), headers),
    ...get(inTurn(products, index), headers),
    ...(index % 10 === 0 ? get(inTurn(others, index / 10), headers) : []),
  ])
}

async function callTasks({ backend: { port, identityPort } }: Shop): Promise<Job['tasks']> {
  const catalogue = catalogueOf(port)
  const buyers = await signUp(identityPort, BUYERS)
  const sizes = await catalogue.listSizes()
  const searches = await catalogue.listSearches()
  const tires = await catalogue.listTires(100)
  return Array.from({ length: 10 * BUYERS }, (_, index) => {
    if (index % 10 === 0) return buy(inTurn(buyers, index / 10), inTurn(tires, index / 10))
    if (index % 3 === 0) return get(`/api/tires/${inTurn(tires, index).id}`)
    if (index % 3 === 1)
      return get(`/api/tires?${queryOf(inTurn(sizes, index))}&page=1&pageSize=24&view=card`)
    return get(`/api/products/title/${encodeURIComponent(inTurn(searches, index))}?page=1&pageSize=24`)
  })
}

async function sampleMemory({ backend, storefront }: Shop, seconds: number): Promise<Memory> {
  const start = performance.now()
  const passed = () => (performance.now() - start) / (seconds * 1000)
  const sample = async (megabytesOf: (program: Program) => Promise<number>): Promise<Sample> => {
    const hours = (performance.now() - start) / 3_600_000
    const [ofStorefront, ofApi] = await Promise.all([
      megabytesOf(storefront.program),
      megabytesOf(backend.program),
    ])
    return { hours, storefront: ofStorefront, productApi: ofApi }
  }
  const memory: Memory = { resident: [], inUse: [await sample(usedMegabytes)] }
  while (passed() < 1) {
    memory.resident.push(await sample(({ pid }) => residentMegabytes(pid)))
    if (memory.inUse.length === 1 && passed() >= WARM_AFTER) memory.inUse.push(await sample(usedMegabytes))
    await sleep(Math.min(SAMPLE_EVERY_MS, Math.max(0, (1 - passed()) * seconds * 1000)))
  }
  memory.inUse.push(await sample(usedMegabytes))
  return memory
}

const rowOf = (name: string, load: Load): string[] => [
  name,
  ...[load.requests, load.requests / load.seconds, load.p50, load.p95, load.p99, countErrors(load)].map(
    formatNumber,
  ),
]

function memoryTable({ resident, inUse }: Memory): Table {
  const warm = resident.slice(Math.floor(resident.length * WARM_AFTER))
  const series = [
    { kind: 'resident', seen: [resident[0], warm[0], resident.at(-1)], later: warm },
    { kind: 'in use', seen: inUse, later: inUse.slice(1) },
  ]
  const programs = [
    { name: 'storefront', megabytes: ({ storefront }: Sample) => storefront },
    { name: 'product API', megabytes: ({ productApi }: Sample) => productApi },
  ]
  return {
    title: 'Memory, MB',
    head: ['', 'at the start', 'after a third', 'at the end', 'slope, MB an hour'],
    rows: programs.flatMap(({ name, megabytes }) =>
      series.map(({ kind, seen, later }) => {
        const figures = seen.map((sample) => (sample ? megabytes(sample) : Number.NaN))
        const rise = slope(later.map((sample) => ({ x: sample.hours, y: megabytes(sample) })))
        return [`${name}: ${kind}`, ...[...figures, rise].map(formatNumber)]
      }),
    ),
  }
}
