import type { IncomingMessage, ServerResponse } from 'node:http'
import { OWNER } from './caller.ts'
import type { Database } from './database.ts'
import { InvalidData } from './invalid-data.ts'
import { exportTree } from './json.ts'
import { parsePath } from './path.ts'
import type { Rules } from './rules.ts'
import { getAt } from './tree.ts'

const RULES = '/.settings/rules.json'
const PATH = /^(.*)\.json$/

interface Options {
  rules: Rules
  /** The database that the address names; null: none that there could be. */
  openDatabase: (url: URL) => Promise<Database | null>
}

/** A window for looking in: `GET /Users.json?ns=…` and the rules, for the owner alone. */
export const restHandler =
  ({ rules, openDatabase }: Options) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, json: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))

    const url = new URL(request.url ?? '/', 'http://localhost')
    const path = PATH.exec(url.pathname)?.[1]
    if (request.method !== 'GET' || path === undefined) return void answer(404, { error: 'Not found' })
    if (request.headers.authorization !== `Bearer ${OWNER}` || request.headers.origin !== undefined)
      return void answer(401, { error: 'Permission denied' })
    if (url.pathname === RULES) return void response.writeHead(200).end(rules.text)
    try {
      const database = await openDatabase(url)
      if (!database) return void answer(400, { error: 'The address needs the name of a database: ?ns=…' })
      answer(200, exportTree(getAt(database.read(), parsePath(decodeURIComponent(path)))))
    } catch (error) {
      if (!(error instanceof InvalidData || error instanceof URIError)) throw error
      answer(400, { error: error.message })
    }
  }
