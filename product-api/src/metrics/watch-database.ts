import { and, count, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/client.ts'
import { requireWritable } from '../db/require-writable.ts'
import { mailOutbox } from '../db/schema/mail-outbox.ts'

type Watched = {
  db: Database
  /** Told when the database could not be asked; the metrics then say that it is away. */
  onTrouble: (error: unknown) => void
}

async function readOutbox(db: Database) {
  const isWaiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.setAsideAt))
  const [row] = await db
    .select({
      waiting: sql`count(*) filter (where ${isWaiting})`.mapWith(Number),
      oldestSeconds:
        sql`coalesce(extract(epoch from now() - min(${mailOutbox.createdAt}) filter (where ${isWaiting})), 0)`.mapWith(
          Number,
        ),
      setAside: count(mailOutbox.setAsideAt),
    })
    .from(mailOutbox)
    .where(or(isWaiting, isNotNull(mailOutbox.setAsideAt)))
  if (!row) throw new Error('A count has a row.')
  return row
}

/** The returned function brings the figures of the outbox up to date; it never rejects. */
export function watchOutbox(registry: Registry, { db, onTrouble }: Watched): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const isUp = gauge('database_up', 'Whether the database responds and takes writes: 1 or 0.')
  const waiting = gauge('shop_mails_waiting', 'Mails that are to go out.')
  const oldest = gauge('shop_mails_oldest_seconds', 'How long the oldest of them has been waiting.')
  const setAside = gauge('shop_mails_set_aside', 'Mails that were given up and wait for a person.')
  return async () => {
    try {
      await requireWritable(db)
      const outbox = await readOutbox(db)
      waiting.set(outbox.waiting)
      oldest.set(outbox.oldestSeconds)
      setAside.set(outbox.setAside)
      isUp.set(1)
    } catch (error) {
      onTrouble(error)
      // Old figures would look like new ones.
      for (const each of [waiting, oldest, setAside]) each.remove()
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
