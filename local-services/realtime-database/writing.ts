import type { Caller } from './caller.ts'
import type { Database } from './database.ts'
import { hashOf } from './hash.ts'
import type { LastWords } from './on-disconnect.ts'
import { denied, ok, type Actions, type Request } from './request.ts'
import { getAt } from './tree.ts'
import { readSet, readUpdate } from './write-request.ts'

/** Writing now, and writing when the connection ends. */
export function writingActions(database: Database, caller: Caller, lastWords: LastWords): Actions {
  /** A transaction says what it was based on; when that is no longer so, the client has to think again. */
  const isStale = ({ path, hash }: Request) =>
    hash !== undefined && hash !== hashOf(getAt(database.read(), path))
  const permitted =
    (work: (request: Request) => void): Actions[string] =>
    (request) => {
      if (!caller.mayWrite(request.path)) return denied
      if (isStale(request)) return { s: 'datastale', d: 'Transaction hash does not match' }
      work(request)
      return ok()
    }
  return {
    p: permitted(({ path, value }) => database.write([readSet(database.read(), path, value, Date.now())])),
    m: permitted(({ path, value }) => database.write(readUpdate(database.read(), path, value, Date.now()))),
    o: permitted(({ path, value }) => lastWords.set(path, value)),
    om: permitted(({ path, value }) => lastWords.update(path, value)),
    oc: permitted(({ path }) => lastWords.cancel(path)),
  }
}
