import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { CONNECT_TIMEOUT_MS } from '../migrate.ts'
import { readContents, type BackedUpTable, type Contents } from './contents.ts'

/** Rows that are in memory at a time. */
const CHUNK = 2_000

/** A table's rows as JSON, one a line, with all digits of numbers and times. */
async function* readRows(client: pg.Client, { name, columns }: BackedUpTable): AsyncGenerator<string> {
  const table = client.escapeIdentifier(name)
  await client.query(
    `declare kept no scroll cursor for select to_jsonb(kept)::text as line from (select ${columns.join()} from ${table}) as kept`,
  )
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${CHUNK} from kept`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => `${line}\n`).join('')
  }
  await client.query('close kept')
}

async function* readAll(client: pg.Client, contents: Contents): AsyncGenerator<string> {
  yield `${JSON.stringify(contents)}\n`
  for (const table of contents.tables) yield* readRows(client, table)
}

/** The file is there when it is whole and on the disk, not before. Only its owner can read it: it is full of personal data. */
async function writeFile(path: string, text: AsyncGenerator<string>): Promise<void> {
  if (existsSync(path)) throw new Error(`${path} is there already; it is not written over.`)
  const draft = `${path}.unfinished`
  const file = await open(draft, 'wx', 0o600)
  try {
    await pipeline(text, createGzip(), file.createWriteStream({ flush: true }))
    await rename(draft, path)
  } catch (error) {
    await file.close()
    await rm(draft)
    throw error
  }
}

/**
 * Writes the whole product database into a file, as it was at one moment, while the shop goes on. Returns what is in it.
 * Throws when the database is not a shop's, and when it or the file cannot be used.
 */
export async function takeBackup(url: string, path: string): Promise<Contents> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    await client.query(`set timezone = 'UTC'`)
    await client.query('begin isolation level repeatable read read only')
    const contents = await readContents(client)
    if (contents.migrations.length === 0) throw new Error('This database holds no shop.')
    await writeFile(path, readAll(client, contents))
    return contents
  } finally {
    await client.end()
  }
}
