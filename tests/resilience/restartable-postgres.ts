import { join } from 'node:path'
import { startPostgres } from '../../local-services/postgres/server'

/** A PostgreSQL that keeps its data, as in production, and that comes back where it was. */
export interface RestartablePostgres {
  url: string
  start: () => Promise<void>
  stop: () => Promise<void>
}

export async function openPostgres(folder: string): Promise<RestartablePostgres> {
  const dataDir = join(folder, 'postgres')
  let server = await startPostgres({ dataDir })
  const { url } = server
  return {
    url,
    start: async () => {
      server = await startPostgres({ dataDir, port: Number(new URL(url).port) })
    },
    stop: () => server.stop(),
  }
}
