import { z } from 'zod'
import { InvalidData } from './invalid-data.ts'
import { parseTree } from './json.ts'
import type { Write } from './log-file.ts'
import { outermost, parsePath, PRIORITY, requireDepth, type Path } from './path.ts'
import { getAt, type Tree } from './tree.ts'

/** What a `set` comes to; `now` in ms since 1970. Throws InvalidData. */
export function readSet(root: Tree, path: Path, json: unknown, now: number): Write {
  const value = parseTree(json, { now, existing: getAt(root, path), depth: path.length })
  return { path, value }
}

const updateSchema = z.record(z.string(), z.unknown())

/** The sets that an `update` consists of; its keys are paths below this one. Throws InvalidData. */
export function splitUpdate(path: Path, json: unknown): { path: Path; json: unknown }[] {
  const { data } = updateSchema.safeParse(json)
  if (data === undefined) throw new InvalidData('An update has to be an object')
  const sets = Object.entries(data).map(([key, value]) => ({
    path: [...path, ...parsePath(key)],
    json: value,
  }))
  for (const each of sets) requireDepth(each.path.length)
  requireApart(sets.map((each) => each.path))
  // A node has to be there before it gets a priority.
  return sets.toSorted((a, b) => Number(a.path.at(-1) === PRIORITY) - Number(b.path.at(-1) === PRIORITY))
}

/** What an `update` comes to. Throws InvalidData. */
export const readUpdate = (root: Tree, path: Path, json: unknown, now: number): Write[] =>
  splitUpdate(path, json).map((each) => readSet(root, each.path, each.json, now))

/** Two writes of one update must not meet: which of them would win? */
function requireApart(paths: readonly Path[]): void {
  if (outermost(paths).length < paths.length)
    throw new InvalidData('An update has a path that contains another one of its paths')
}
