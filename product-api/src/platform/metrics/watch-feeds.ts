import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { supplierFeedRuns, supplierFeeds } from '../db/schema/supplier-feeds.ts'

const countsSchema = z.tuple([z.object({ failed: z.coerce.number(), waiting: z.coerce.number() })])

/** By the last run of each supplier whose lists are fetched. */
async function countLastRuns(db: Database) {
  const { rows } = await db.execute(sql`
    select count(*) filter (where last.outcome = 'failed') as failed,
      count(*) filter (where last.outcome = 'waiting') as waiting
    from ${supplierFeeds} as feed cross join lateral (
      select run.outcome from ${supplierFeedRuns} as run
      where run.supplier_id = feed.supplier_id order by run.id desc limit 1
    ) as last
  `)
  return countsSchema.parse(rows)[0]
}

/** The figures are left out while the database is away: old ones would look like new ones. */
export function watchFeeds(registry: Registry, db: Database): void {
  const last = new Gauge({
    name: 'shop_supplier_lists',
    help: 'Suppliers whose last list failed, or waits for a person.',
    labelNames: ['state'],
    registers: [registry],
    collect: async () => {
      try {
        const { failed, waiting } = await countLastRuns(db)
        last.set({ state: 'failed' }, failed)
        last.set({ state: 'waiting' }, waiting)
      } catch {
        last.reset()
      }
    },
  })
}
