import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../db/client.ts'

/** How far a server has come in the one order of all changes, its write-ahead log. */
export type Position = {
  /** Of which log: positions of two histories cannot be compared. */
  history: string
  /** In bytes since its beginning. */
  at: bigint
}

const position = { history: z.string(), at: z.string().transform(BigInt) }
const primarySchema = z.tuple([z.object(position)])
const replicaSchema = z.tuple([z.object({ ...position, at: position.at.nullable() })])

const systemIdentifier = sql`(select system_identifier from pg_control_system())`

/**
 * Every change that was committed before lies before it. A commit answers when it is flushed, except with `synchronous_commit`
 * off: there it is only inserted. The name of a file of the log begins with its timeline, which a failover changes.
 */
export async function readPrimaryPosition(db: Queryable): Promise<Position> {
  const { rows } = await db.execute(sql`
    select concat(${systemIdentifier}, '/', left(pg_walfile_name(lsn), 8)) as history, (lsn - '0/0')::text as at
    from (
      select case current_setting('synchronous_commit')
        when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn()
      end as lsn
    ) as log`)
  return primarySchema.parse(rows)[0]
}

/**
 * Every change before it can be seen from now on, in this connection. null: the server is no replica. Its timeline is that of its
 * last restartpoint, so for some minutes after a failover it may still be that of before.
 */
export async function readReplicaPosition(db: Queryable): Promise<Position | null> {
  const { rows } = await db.execute(sql`
    select
      concat(
        ${systemIdentifier}, '/',
        (select upper(lpad(to_hex(timeline_id), 8, '0')) from pg_control_checkpoint())
      ) as history,
      case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as at`)
  const [{ history, at }] = replicaSchema.parse(rows)
  return at === null ? null : { history, at }
}
