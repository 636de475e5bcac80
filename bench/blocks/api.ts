import { median } from '../arithmetic/samples.ts'
import { calibrated, inRatio, type Calibration } from '../calibration/bare-server.ts'
import { countErrors, type Load } from '../load/job.ts'
import { makeLoad } from '../load/make-load.ts'
import { formatNumber } from '../page/format.ts'
import { atLeast, atMost, type Aim, type Section, type Table } from '../page/section.ts'
import { PRODUCTS, type Run } from '../run.ts'
import { openBackend, type Backend } from '../shop/backend.ts'
import { setMailsAside } from '../shop/database.ts'
import { residentMegabytes } from '../shop/memory.ts'
import { LINES, listCalls, type Call, type CallName } from './api-calls.ts'
import { calibrationNote } from './calibration-note.ts'

/** At how many connections. */
const CONNECTIONS = [1, 32] as const
/** Others at 32 connections where they were measured, a second; `times` as many as Vendure are aimed at. */
const others: Record<CallName, { vendure: number; medusa: number; times: number } | null> = {
  'list by filter': { vendure: 171, medusa: 5, times: 12 },
  'product by id': { vendure: 235, medusa: 82, times: 20 },
  'search in titles': null,
  'add to cart': { vendure: 75, medusa: 11, times: 15 },
  'whole order': { vendure: 17, medusa: 3, times: 20 },
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
      callAll(calls, run, backend, connections),
    )
    sections.push({ calibration, done: result })
  }
  const after = await memory()
  const memories = [
    ['before', formatNumber(before)],
    ['after', formatNumber(after)],
  ]
  return {
    notes: [
      `${PRODUCTS.toLocaleString('en')} products, PostgreSQL on the same machine, writing to disk; identity is the emulator, which the API asks about tokens; no storefront that it would tell what changed. Others: what they did at 32 connections, in ratio to the bare server. The median of ${run.rounds}, each of ${run.seconds} s or until every buyer has had a turn. Buyers are signed in beforehand; each puts up to ${LINES} products into the cart, which begins empty. A whole order: one product into the cart and the order, with its mail. Limits are off.`,
      ...sections.map(({ calibration }) => calibrationNote(calibration)),
    ],
    tables: [
      ...sections.map(({ calibration, done }) => tableOf(calibration, done)),
      {
        title: 'Memory of the product API, MB',
        head: ['', 'resident, with its process for PDFs'],
        rows: memories,
      },
    ],
    aims: [
      ...sections.slice(-1).flatMap(({ calibration, done }) => aimsOf(calibration, done)),
      atMost('memory after the load, MB', 300, after),
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
  { port, databaseUrl }: Backend,
  connections: number,
): Promise<Done[]> {
  const all: Done[] = []
  for (const { name, job, prepare } of calls) {
    const done: Load[] = []
    for (let round = 0; round < rounds; round++) {
      await prepare?.()
      done.push(await makeLoad({ port, connections, ...job(), seconds }))
      await setMailsAside(databaseUrl)
    }
    all.push({ name, rounds: done })
  }
  return all
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
