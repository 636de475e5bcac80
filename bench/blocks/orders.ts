import { MAX_ORDERS_AT_ONCE } from '../../contract/selling/many-orders.ts'
import { median } from '../arithmetic/samples.ts'
import { calibrated } from '../calibration/bare-server.ts'
import { countErrors, get, type Load, type LoadRequest } from '../load/job.ts'
import { makeLoad } from '../load/make-load.ts'
import { formatNumber } from '../page/format.ts'
import { atMost, type Section } from '../page/section.ts'
import type { Run } from '../run.ts'
import { openBackend, PROJECT } from '../shop/backend.ts'
import { HOLDER, insertOrders, RARE_NAME, TAG } from '../shop/many-orders.ts'
import { signInOwner } from '../shop/staff.ts'
import { calibrationNote } from './calibration-note.ts'

const ORDERS = 50_000
const PRODUCTS = 1_000
/** Each of the many rounds is this part of the time that a load usually takes. */
const SHORTER = 4
const MOST_TIMES_AN_ORDER = 10

const BY_ID = 'order by id'

const day = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

/** What staff's list is asked for. */
const lists: Record<string, Record<string, string>> = {
  'first page': {},
  'page 100': { page: '100' },
  'search: a rare name without accents': { search: RARE_NAME.typed },
  'search: a common name': { search: 'lukasz wasik' },
  'search: a phone number': { search: '600 037 000' },
  'search: an e-mail address': { search: 'buyer17@' },
  'search: a product': { search: '195/65 R15' },
  'search: an id': { search: '#4711' },
  'filter: status': { status: 'In Processing' },
  'filter: finished orders': { status: 'Delivered' },
  'filter: delivery': { delivery: 'shipping_to_customer' },
  'filter: paid': { paid: 'paid' },
  'filter: paid at the delivery': { paid: 'at_delivery' },
  'filter: payment awaited': { paid: 'awaited' },
  'filter: stock left': { stock: 'left' },
  'filter: sold out': { stock: 'sold_out' },
  'filter: mine': { heldBy: HOLDER },
  'filter: unassigned': { heldBy: 'unassigned' },
  'filter: tag': { tag: TAG.name },
  'filter: a month': { from: day(60), to: day(30) },
  'saved view: to send today': {
    status: 'In Processing',
    delivery: 'shipping_to_customer',
    heldBy: 'unassigned',
  },
  'saved view: unpaid': { status: 'Pending', paid: 'awaited', from: day(30) },
}

type Tasks = Record<string, LoadRequest[][]>

function tasksFor(token: string): Tasks {
  const headers = { authorization: `Bearer ${token}` }
  const page = { page: '1', pageSize: String(MAX_ORDERS_AT_ONCE) }
  const someOrders = Array.from({ length: 400 }, (_, at) => 1 + at * 97)
  return {
    [BY_ID]: someOrders.map((id) => get(`/api/tires/orders/${id}`, headers)),
    ...Object.fromEntries(
      Object.entries(lists).map(([name, query]) => [
        name,
        [get(`/api/tires/orders?${new URLSearchParams({ ...page, ...query })}`, headers)],
      ]),
    ),
  }
}

/** Staff's list of very many orders beside one order, which needs nothing of how many there are. */
export async function measureOrders(run: Run): Promise<Section> {
  const backend = await openBackend({ products: PRODUCTS })
  try {
    await insertOrders(backend.databaseUrl, ORDERS)
    const tasks = tasksFor(await signInOwner(backend.identityPort, PROJECT))
    const { result, calibration } = await calibrated(run, 1, () => measureAll(backend.port, tasks, run))
    const p95 = (name: string) => median((result.get(name) ?? []).map((each) => each.p95))
    const ratio = (name: string) => p95(name) / p95(BY_ID)
    const errors = [...result.values()].flat().reduce((sum, load) => sum + countErrors(load), 0)
    return {
      notes: [
        `The product API at one connection with ${ORDERS.toLocaleString('en')} orders of two years; the calls take turns. A page has ${MAX_ORDERS_AT_ONCE} orders and their count. p95 is the median of ${run.rounds * SHORTER} rounds.`,
        calibrationNote(calibration),
      ],
      tables: [
        {
          title: `Among ${ORDERS.toLocaleString('en')} orders`,
          head: ['', 'p95, ms', 'times an order by id'],
          rows: Object.keys(tasks).map((name) => [name, formatNumber(p95(name)), formatNumber(ratio(name))]),
        },
      ],
      aims: [
        ...Object.keys(lists).map((name) =>
          atMost(`${name}: p95`, MOST_TIMES_AN_ORDER, ratio(name), ' times an order by id'),
        ),
        atMost('errors', 0, errors),
      ],
    }
  } finally {
    await backend.close()
  }
}

async function measureAll(
  port: number,
  tasks: Tasks,
  { rounds, seconds }: Run,
): Promise<Map<string, Load[]>> {
  const done = new Map<string, Load[]>(Object.keys(tasks).map((name) => [name, []]))
  for (let round = 0; round < rounds * SHORTER; round += 1)
    for (const [name, requests] of Object.entries(tasks))
      done.get(name)?.push(await makeLoad({ port, tasks: requests, seconds: seconds / SHORTER }))
  return done
}
