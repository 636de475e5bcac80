import type { Caller } from './caller.ts'
import type { Database } from './database.ts'
import { exportTree } from './json.ts'
import type { Listens } from './listens.ts'
import { formatPath } from './path.ts'
import { needsIndex, selectChildren } from './query.ts'
import { denied, ok, type Actions, type Request } from './request.ts'
import type { Rules } from './rules.ts'
import { branchOf, getAt } from './tree.ts'

/** Listening, ending that, and reading once. */
export function readingActions(database: Database, rules: Rules, caller: Caller, listens: Listens): Actions {
  const getMissingIndex = ({ path, query }: Request): string | null =>
    query && needsIndex(query) && !rules.isIndexed(path, query.i) ? query.i : null
  return {
    q: (request) => {
      const { path, filter, asSent, tag, hash } = request
      if (!caller.mayRead(path)) return denied
      listens.add({ path, query: filter, asSent, tag }, database.read(), hash)
      return ok(getMissingIndex(request) === null ? {} : { w: ['no_index'] })
    },
    n: ({ path, filter, tag }) => {
      listens.remove({ path, query: filter, tag })
      return ok()
    },
    g: (request) => {
      const { path, filter } = request
      if (!caller.mayRead(path)) return denied
      // The real one is as strict with what is read once, and only warns of what is listened to.
      const index = getMissingIndex(request)
      if (index !== null) {
        const rule = `".indexOn": "${index}", for path "${formatPath(path)}"`
        return { s: 'invalid_data', d: `Index not defined, add ${rule}, to the rules` }
      }
      const there = getAt(database.read(), path)
      return ok(exportTree(filter ? branchOf(selectChildren(there, filter)) : there))
    },
  }
}
