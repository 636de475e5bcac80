import type { customerEvents } from '@bieznik/contract/people/customer'
import { and, eq, gt, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { customerAccessLog } from '../../platform/db/schema/customers.ts'

type Access = {
  /** Whose data. */
  uid: string
  event: (typeof customerEvents)[number]
  /** uid of the member of staff. */
  who: string
}

export async function logAccess(db: Queryable, { uid, event, who }: Access): Promise<void> {
  await db.insert(customerAccessLog).values({ userId: uid, event, who })
}

/** A screen that is looked at again within the hour is one reading. */
export async function logReading(db: Queryable, { uid, who }: Omit<Access, 'event'>): Promise<void> {
  const isSame = and(
    eq(customerAccessLog.userId, uid),
    eq(customerAccessLog.who, who),
    eq(customerAccessLog.event, 'read'),
    gt(customerAccessLog.at, sql`now() - interval '1 hour'`),
  )
  const recent = db.select({ id: customerAccessLog.id }).from(customerAccessLog).where(isSame)
  await db.execute(sql`
    insert into ${customerAccessLog} (user_id, event, who)
    select ${uid}, 'read', ${who} where ${notExists(recent)}`)
}
