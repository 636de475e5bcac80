import { median } from '../arithmetic/samples.ts'
import { calibrated, inRatio, type Calibration } from '../calibration/bare-server.ts'
import { countErrors, get, type Job, type Load } from '../load/job.ts'
import { makeLoad } from '../load/make-load.ts'
import { formatNumber } from '../page/format.ts'
import { atLeast, atMost, type Aim, type Section, type Table } from '../page/section.ts'
import { PRODUCTS, type Run } from '../run.ts'
import { openBackend, type Backend } from '../shop/backend.ts'
import { catalogueOf, inTurn, queryOf } from '../shop/catalogue.ts'
import { ask, untilMailsAreSent } from '../shop/database.ts'
import { residentMegabytes } from '../shop/memory.ts'
import { addToCart, buy, signUp, type Buyer } from '../shop/people.ts'
import { calibrationNote } from './calibration-note.ts'

/** At how many connections. */
const CONNECTIONS = [1, 32] as const
const LINES = 4
const IDS = 400

/** Others at 32 connections where they were measured, a second; `times` as many as Vendure are aimed at. */
const others = {
  'list by filter': { vendure: 171, medusa: 5, times: 15 },
  'product by id': { vendure: 235, medusa: 82, times: 15 },
  'search in titles': null,
  'add to cart': { vendure: 75, medusa: 11, times: 15 },
  'whole order': { vendure: 17, medusa: 3, times: 20 },
}
type CallName = keyof typeof others

interface Call {
  name: CallName
  job: () => Pick<Job, 'tasks' | 'repeats'>
  /** Before each round. */
  prepare?: () => Promise<unknown>
}

interface Done {
  name: CallName
  rounds: Load[]
}

export async function measureApi(run: Run): Promise<Section> {
  const backend = await openBackend({ products: PRODUCTS })
  try {
    return await measureBackend(backend, run)
  } finally {
    await backend.close()
  }
}

async function measureBackend(backend: Backend, run: Run): Promise<Section> {
  const calls = await listCalls(backend, run)
  const memory = () => residentMegabytes(backend.program.pid)
  const before = await memory()
  const sections: { calibration: Calibration; done: Done[] }[] = []
  for (const connections of CONNECTIONS) {
    const { result, calibration } = await calibrated(run, connections, () =>
      callAll(calls, run, { port: backend.port, connections }),
    )
    sections.push({ calibration, done: result })
  }
  const memories = [
    ['before', formatNumber(before)],
    ['after', formatNumber(await memory())],
  ]
  return {
    notes: [
      `${PRODUCTS.toLocaleString('en')} products, PostgreSQL on the same machine, writing to disk; identity is the emulator, which the API asks about tokens; no storefront that it would tell what changed. Others: what they did at 32 connections, in ratio to the bare server. The median of ${run.rounds}, each of ${run.seconds} s or until every buyer has had a turn. Buyers are signed in beforehand; each puts up to ${LINES} products into the cart, which begins empty. A whole order: one product into the cart and the order, with its mail. Limits are off.`,
      ...sections.map(({ calibration }) => calibrationNote(calibration)),
    ],
    tables: [
      ...sections.map(({ calibration, done }) => tableOf(calibration, done)),
      { title: 'Memory of the product API, MB', head: ['', 'resident'], rows: memories },
    ],
    aims: [
      ...sections.slice(-1).flatMap(({ calibration, done }) => aimsOf(calibration, done)),
      atMost(
        'errors',
        0,
        sections.reduce((sum, { done }) => sum + errorsOf(done), 0),
      ),
    ],
  }
}

async function callAll(
  calls: readonly Call[],
  { rounds, seconds }: Run,
  to: { port: number; connections: number },
): Promise<Done[]> {
  const all: Done[] = []
  for (const { name, job, prepare } of calls) {
    const done: Load[] = []
    for (let round = 0; round < rounds; round++) {
      await prepare?.()
      done.push(await makeLoad({ ...to, ...job(), seconds }))
    }
    all.push({ name, rounds: done })
  }
  return all
}

async function listCalls({ port, identityPort, databaseUrl }: Backend, { isQuick }: Run): Promise<Call[]> {
  const catalogue = catalogueOf(port)
  const buyers = await signUp(identityPort, isQuick ? 200 : 1_000)
  const ids = await catalogue.listTireIds(IDS)
  const tires = await catalogue.listTires(100)
  const reading = (paths: readonly string[]) => () => ({
    tasks: paths.map((path) => get(path)),
    repeats: true,
  })
  const emptyCarts = async () => {
    await untilMailsAreSent(databaseUrl)
    await ask(databaseUrl, 'truncate cart_lines')
  }
  return [
    {
      name: 'list by filter',
      job: reading(
        (await catalogue.listSizes()).map((size) => `/api/tires?${queryOf(size)}&page=1&pageSize=24`),
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

/** Whole tasks a second: an order is two requests. */
const rateOf = ({ tasks, seconds }: Load): number => tasks / seconds
const errorsOf = (done: readonly Done[]): number =>
  done.flatMap(({ rounds }) => rounds).reduce((sum, each) => sum + countErrors(each), 0)

function tableOf({ connections, mean: bareServerNow }: Calibration, done: readonly Done[]): Table {
  const areComparable = connections > 1
  const head = ['', 'a second', 'p50, ms', 'p95, ms', 'p99, ms', 'errors']
  return {
    title: connections === 1 ? 'At 1 connection' : `At ${connections} connections`,
    head: areComparable ? [...head, 'Vendure', 'Medusa'] : head,
    rows: done.map((call) => {
      const figures = figuresOf(call)
      const theirs = others[call.name] ?? { vendure: Number.NaN, medusa: Number.NaN }
      const inComparison = [theirs.vendure, theirs.medusa].map((each) => inRatio(each, bareServerNow))
      return [call.name, ...[...figures, ...(areComparable ? inComparison : [])].map(formatNumber)]
    }),
  }
}

function figuresOf(call: Done): number[] {
  const of = (figure: (load: Load) => number) => median(call.rounds.map(figure))
  return [
    of(rateOf),
    of(({ taskP50 }) => taskP50),
    of(({ taskP95 }) => taskP95),
    of(({ taskP99 }) => taskP99),
    errorsOf([call]),
  ]
}

function aimsOf({ mean: bareServerNow }: Calibration, done: readonly Done[]): Aim[] {
  return done.flatMap(({ name, rounds }) => {
    const theirs = others[name]
    if (!theirs) return []
    const aim = theirs.times * inRatio(theirs.vendure, bareServerNow)
    return [atLeast(`${name}: ${theirs.times} times Vendure, a second`, aim, median(rounds.map(rateOf)))]
  })
}
