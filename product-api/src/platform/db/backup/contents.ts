import type { ClientBase } from 'pg'
import { z } from 'zod'
import { readAppliedMigrations, sinceRelease } from '../migrate.ts'

/** What stands in the first line of a backup: what it holds and which migrations its tables come from. */
export const contentsSchema = z.strictObject({
  format: z.literal('bieznik-backup-1'),
  takenAt: z.iso.datetime(),
  /** The hashes of the applied migrations, in their order. */
  migrations: z.array(z.string()).min(1),
  /** In an order in which no row comes before one that it refers to. */
  tables: z.array(
    z.strictObject({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.int().min(0) }),
  ),
  sequences: z.array(
    z.strictObject({ name: z.string(), lastValue: z.string().regex(/^\d+$/), isCalled: z.boolean() }),
  ),
})
export type Contents = z.output<typeof contentsSchema>
export type BackedUpTable = Contents['tables'][number]

const IN_PUBLIC = `relnamespace = 'public'::regnamespace`

/** Columns that the database computes by itself are left out. */
const TABLES = `
  select relname as name, array_agg(quote_ident(attname) order by attnum) as columns,
    array(select confrelid::regclass::text from pg_constraint where conrelid = pg_class.oid and contype = 'f') as needs
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
  where relkind = 'r' and ${IN_PUBLIC}
  group by pg_class.oid, relname order by relname`

const SEQUENCES = `select quote_ident(relname) as name from pg_class where relkind = 'S' and ${IN_PUBLIC} order by relname`

type Table = { name: string; columns: string[]; needs: string[] }

/**
 * Tables that others refer to come first. One may refer to itself, as corrections do to their invoice: its rows are saved in the order in
 * which they were written. Throws when tables refer to each other in a circle.
 */
export function inOrderOfReference<T extends Pick<Table, 'name' | 'needs'>>(tables: readonly T[]): T[] {
  if (tables.length === 0) return []
  const names = new Set(tables.map(({ name }) => name))
  const isFree = ({ name, needs }: T) => needs.every((need) => need === name || !names.has(need))
  const free = tables.filter(isFree)
  if (free.length === 0) throw new Error(`These tables refer to each other: ${[...names].join(', ')}.`)
  return [...free, ...inOrderOfReference(tables.filter((table) => !isFree(table)))]
}

/** Hashes of the migrations that the database has seen; none: it is not a shop's yet. */
export const listAppliedMigrations = async (client: ClientBase): Promise<string[]> =>
  sinceRelease((await readAppliedMigrations(client)).map(({ hash }) => hash))

/** Reads, in the transaction that is under way, what there is to keep. */
export async function readContents(client: ClientBase): Promise<Contents> {
  const { rows: tables } = await client.query<Table>(TABLES)
  const names = tables.map(({ name }) => client.escapeIdentifier(name))
  // A migration would have to wait until they are read.
  if (names.length > 0) await client.query(`lock table ${names.join()} in access share mode`)
  return {
    format: 'bieznik-backup-1',
    takenAt: new Date().toISOString(),
    migrations: await listAppliedMigrations(client),
    tables: await countRows(client, inOrderOfReference(tables)),
    // They belong to no snapshot: read after it began, they are at least as far as its rows.
    sequences: await readSequences(client),
  }
}

async function countRows(client: ClientBase, tables: readonly Table[]): Promise<BackedUpTable[]> {
  const counted = []
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ rows: string }>(
      `select count(*) as rows from ${client.escapeIdentifier(name)}`,
    )
    counted.push({ name, columns, rows: Number(rows[0]?.rows) })
  }
  return counted
}

/** Where each sequence is. */
export async function readSequences(client: ClientBase): Promise<Contents['sequences']> {
  const { rows: found } = await client.query<{ name: string }>(SEQUENCES)
  const sequences = []
  for (const { name } of found) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value as "lastValue", is_called as "isCalled" from ${name}`,
    )
    sequences.push(...rows.map((row) => ({ name, ...row })))
  }
  return sequences
}
