import type { Change } from './database.ts'
import { hashOf } from './hash.ts'
import { exportChildren, exportTree } from './json.ts'
import { formatPath, isWithin, type Path } from './path.ts'
import { selectChildren, type Query } from './query.ts'
import { branchOf, getAt, type Tree, type TreeNode } from './tree.ts'

/** What a client wants to hear of. */
export interface Listen {
  path: Path
  /** null: everything at the path. */
  query: Query | null
  /** The query in the words of the client, which knows it again by them. */
  asSent?: unknown
  /** The client's number for the query. */
  tag: number | undefined
}

/** `d` puts a value in place of another, `m` puts several below a path, `c` ends a listen. */
export type Push =
  | { a: 'd' | 'm'; b: { p: string; d: unknown; t?: number | undefined } }
  | { a: 'c'; b: { p: string; q?: unknown[] } }

/** A listen with what the client was sent last. */
interface Followed extends Listen {
  sent: ReadonlyMap<string, TreeNode>
}

/** Everything that one client listens to. */
export interface Listens {
  /** Sends what is there now, unless the client has it already: `hash` is that of what it has. */
  add: (listen: Listen, root: Tree, hash: string | undefined) => void
  remove: (listen: Listen) => void
  follow: (change: Change) => void
  /** Ends those that are no longer allowed. */
  review: (mayRead: (path: Path) => boolean) => void
}

const keyOf = ({ path, tag }: Listen): string => `${tag ?? 'default'} ${formatPath(path)}`

export function makeListens(send: (push: Push) => void): Listens {
  const all = new Map<string, Followed>()
  return {
    add: (listen, root, hash) => {
      const { path, query, tag } = listen
      const there = getAt(root, path)
      const sent = query ? selectChildren(there, query) : new Map<string, TreeNode>()
      const value = query ? branchOf(sent) : there
      all.set(keyOf(listen), { ...listen, sent })
      if (hash !== hashOf(value)) send({ a: 'd', b: { p: formatPath(path), d: exportTree(value), t: tag } })
    },
    remove: (listen) => {
      all.delete(keyOf(listen))
    },
    follow: (change) => {
      for (const [key, followed] of all) {
        if (getAt(change.before, followed.path) === getAt(change.after, followed.path)) continue
        if (followed.query) all.set(key, tellQuery(followed, followed.query, change.after, send))
        else tellAll(followed.path, change, send)
      }
    },
    review: (mayRead) => {
      for (const [key, { path, query, asSent }] of all) {
        if (mayRead(path)) continue
        all.delete(key)
        send({ a: 'c', b: { p: formatPath(path), ...(query && { q: [asSent] }) } })
      }
    },
  }
}

/** Tells what came into the query, changed in it or left it. */
function tellQuery(followed: Followed, query: Query, root: Tree, send: (push: Push) => void): Followed {
  const { path, tag, sent } = followed
  const now = selectChildren(getAt(root, path), query)
  const changed = new Map<string, Tree>()
  for (const key of sent.keys()) if (!now.has(key)) changed.set(key, null)
  for (const [key, node] of now) if (sent.get(key) !== node) changed.set(key, node)
  if (changed.size > 0) send({ a: 'm', b: { p: formatPath(path), d: exportChildren(changed), t: tag } })
  return { ...followed, sent: now }
}

/** Tells what was written at a path or below it, and no more than that. */
function tellAll(path: Path, { before, after, paths }: Change, send: (push: Push) => void): void {
  const written = paths.filter((each) => isWithin(path, each) && getAt(before, each) !== getAt(after, each))
  const [only] = written
  const isWhole = only === undefined || written.some((each) => each.length === path.length)
  if (isWhole || written.length === 1) {
    const place = isWhole ? path : only
    send({ a: 'd', b: { p: formatPath(place), d: exportTree(getAt(after, place)) } })
    return
  }
  const values = written.map((each) => [each.slice(path.length).join('/'), getAt(after, each)] as const)
  send({ a: 'm', b: { p: formatPath(path), d: exportChildren(values) } })
}
