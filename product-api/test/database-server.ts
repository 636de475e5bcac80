import pg from 'pg'

const TIMEOUT_MS = 20_000

/** Names are made by the harness, of letters, digits and underscores; identifiers cannot be parameters. */
function identifier(name: string): string {
  return pg.escapeIdentifier(name)
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: TIMEOUT_MS })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** By files: page by page through the log, as is usual, takes several times as long. */
export async function createDatabase(serverUrl: string, name: string, template = 'template0'): Promise<void> {
  const statement = `create database ${identifier(name)} template ${identifier(template)} strategy file_copy`
  await run(serverUrl, statement)
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await run(serverUrl, `drop database if exists ${identifier(name)} with (force)`)
}
