import { or, sql, type SQL } from 'drizzle-orm'
import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireWritable } from '../db/require-writable.ts'
import { exchangeRates } from '../db/schema/orders.ts'
import type { AutomaticInvoices } from '../../money/invoices/due-orders.queries.ts'
import { queuesOf, type Queue } from './queues.ts'

type Watched = {
  db: Database
  automatic: AutomaticInvoices
  /** Called when the database could not be asked; the metrics then say that it is away. */
  onTrouble: (error: unknown) => void
}

const figuresSchema = z.array(
  z.object({
    queue: z.string(),
    waiting: z.coerce.number(),
    oldest: z.coerce.number(),
    overdue: z.coerce.number(),
    givenUp: z.coerce.number(),
  }),
)
type Figures = z.output<typeof figuresSchema>[number]

const secondsSince = (time: SQL) => sql`coalesce(extract(epoch from now() - ${time}), 0)`

function figuresOf({
  name,
  table,
  joined = sql``,
  isWaiting,
  since,
  due,
  isGivenUp = sql`false`,
}: Queue): SQL {
  return sql`(select ${name}::text as queue,
    count(*) filter (where ${isWaiting}) as waiting,
    ${secondsSince(sql`min(${since}) filter (where ${isWaiting})`)} as oldest,
    greatest(${secondsSince(sql`min(${due}) filter (where ${isWaiting})`)}, 0) as overdue,
    count(*) filter (where ${isGivenUp}) as "givenUp"
    from ${table} ${joined} where ${or(isWaiting, isGivenUp)})`
}

async function readQueues(db: Database, queues: readonly Queue[]): Promise<Figures[]> {
  const { rows } = await db.execute(sql.join(queues.map(figuresOf), sql` union all `))
  return figuresSchema.parse(rows)
}

/** Seconds since the day of the newest rate of the dollar ended; null: there is none. */
async function readRateAge(db: Database): Promise<number | null> {
  const { rows } = await db.execute(
    sql`select extract(epoch from now() - max(${exchangeRates.date})) as age from ${exchangeRates}`,
  )
  return z.object({ age: z.coerce.number().nullable() }).parse(rows[0]).age
}

const ofQueues = {
  waiting: ['shop_queue_waiting', 'What is to be done, by queue.'],
  oldest: ['shop_queue_oldest_seconds', 'How long the oldest of it has been waiting, whatever for.'],
  overdue: [
    'shop_queue_overdue_seconds',
    'For how long the next step of one has been due. Put off is not due.',
  ],
  givenUp: ['shop_queue_given_up', 'What was tried in vain and waits for somebody of the staff.'],
} as const
const keys = ['waiting', 'oldest', 'overdue', 'givenUp'] as const

/** The returned function brings the figures of the database up to date; it never rejects. */
export function watchDatabase(
  registry: Registry,
  { db, automatic, onTrouble }: Watched,
): () => Promise<void> {
  const registers = [registry]
  const isUp = new Gauge({
    name: 'database_up',
    help: 'Whether the database responds and takes writes: 1 or 0.',
    registers,
  })
  const rateAge = new Gauge({
    name: 'shop_exchange_rate_age_seconds',
    help: 'Since the beginning of the day of the newest rate of the dollar.',
    registers,
  })
  const gauges = keys.map((key) => {
    const [name, help] = ofQueues[key]
    return { key, gauge: new Gauge({ name, help, labelNames: ['queue'], registers }) }
  })
  const queues = queuesOf(automatic)
  return async () => {
    // Old figures would look like new ones.
    for (const gauge of [rateAge, ...gauges.map((each) => each.gauge)]) gauge.reset()
    rateAge.remove()
    try {
      await requireWritable(db)
      const [figures, age] = await Promise.all([readQueues(db, queues), readRateAge(db)])
      for (const { queue, ...of } of figures)
        for (const { key, gauge } of gauges) gauge.set({ queue }, of[key])
      if (age !== null) rateAge.set(age)
      isUp.set(1)
    } catch (error) {
      onTrouble(error)
      isUp.set(0)
    }
  }
}

export function watchPool(registry: Registry, pool: Pool): void {
  const connections = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections by what they do; "max" is how many there may be.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      connections.set({ state: 'max' }, pool.options.max)
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
    },
  })
  const calls = new Gauge({
    name: 'database_pool_waiting',
    help: 'Calls that wait for a connection.',
    registers: [registry],
    collect: () => {
      calls.set(pool.waitingCount)
    },
  })
}
