import { openJournal } from './journal.ts'
import type { Write } from './log-file.ts'
import { nodePathOf, outermost, type Path } from './path.ts'
import { setAt, type Tree } from './tree.ts'

/** What a request changed, all of it at once. */
export interface Change {
  before: Tree
  after: Tree
  /** The nodes that were written, or got another priority; none of them contains another one. */
  paths: readonly Path[]
}

export interface Database {
  read: () => Tree
  /** All of it or nothing, on disk first. Throws when it cannot be kept; then nothing has changed. */
  write: (writes: readonly Write[]) => void
  /** Hears of every change. Returns what ends that. */
  subscribe: (listener: (change: Change) => void) => () => void
  close: () => Promise<void>
}

/** Opens the database that is kept in this folder. `onError` hears of a log that could not be shortened. */
export async function openDatabase(folder: string, onError: (error: unknown) => void): Promise<Database> {
  const journal = await openJournal(folder)
  const listeners = new Set<(change: Change) => void>()
  let { root } = journal
  let compacting: Promise<void> | null = null

  await journal.compact(root)
  const shorten = () => {
    compacting ??= journal
      .compact(root)
      .catch(onError)
      .finally(() => {
        compacting = null
      })
  }
  return {
    read: () => root,
    write: (writes) => {
      journal.append(writes)
      const before = root
      root = writes.reduce((tree, { path, value }) => setAt(tree, path, value), root)
      const change = { before, after: root, paths: outermost(writes.map(({ path }) => nodePathOf(path))) }
      for (const listener of listeners) listener(change)
      if (journal.isLong()) shorten()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      await compacting
      await journal.compact(root)
    },
  }
}
