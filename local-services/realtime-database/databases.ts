import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, type Database } from './database.ts'

/** Every database of this machine, each in a folder of its name; one that was never written to has none. */
export interface Databases {
  /** The one that `?ns=…` of an address names; null when that can be no name. */
  get: (url: URL) => Promise<Database | null>
  close: () => Promise<void>
}

const NAME = /^[a-z0-9-]{1,64}$/

/** Opens those that are there. Throws when one of them is damaged. */
export async function openDatabases(folder: string, onError: (error: unknown) => void): Promise<Databases> {
  const all = new Map<string, Promise<Database>>()
  const open = (name: string): Promise<Database> => {
    const database = all.get(name) ?? openDatabase(join(folder, name), onError)
    all.set(name, database)
    return database
  }
  const known = await readdir(folder)
  await Promise.all(known.filter((name) => NAME.test(name)).map(open))
  return {
    get: async (url) => {
      const name = url.searchParams.get('ns')?.toLowerCase() ?? ''
      return NAME.test(name) ? open(name) : null
    },
    close: async () => {
      for (const database of all.values()) await (await database).close()
    },
  }
}
