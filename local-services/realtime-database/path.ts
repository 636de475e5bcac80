import { InvalidData } from './invalid-data.ts'

/** The keys from the root down; the root is the empty one. */
export type Path = readonly string[]

/** The last key of a path that names the priority of a node and not a child. */
export const PRIORITY = '.priority'

const FORBIDDEN = /[.#$/[\]]/
const isControl = (character: string): boolean => character < ' ' || character === '\u007f'
const MAX_KEY_BYTES = 768
/** The most keys from the root to a value. */
const MAX_DEPTH = 32

/** Reads a path such as `/Users/abc`. Throws InvalidData when one of its keys cannot be one. */
export function parsePath(text: string): Path {
  const path = text.split('/').filter((key) => key !== '')
  const keys = path.at(-1) === PRIORITY ? path.slice(0, -1) : path
  for (const key of keys) requireKey(key)
  requireDepth(keys.length)
  return path
}

/** Throws InvalidData unless the text can be a key. */
export function requireKey(key: string): void {
  if (key === '' || FORBIDDEN.test(key) || Array.from(key).some(isControl) || !key.isWellFormed())
    throw new InvalidData(`Invalid key ${JSON.stringify(key)}: no . # $ / [ ] and no control characters`)
  if (Buffer.byteLength(key) > MAX_KEY_BYTES)
    throw new InvalidData(`Invalid key: more than ${MAX_KEY_BYTES} bytes`)
}

/** Throws InvalidData when a value would lie deeper than the database goes. */
export function requireDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw new InvalidData(`Path is more than ${MAX_DEPTH} levels deep`)
}

export const formatPath = (path: Path): string => `/${path.join('/')}`

/** Whether `inner` is `outer` or lies below it. */
export const isWithin = (outer: Path, inner: Path): boolean =>
  outer.length <= inner.length && outer.every((key, depth) => key === inner[depth])

/** The node that a write to this path changes: that of a priority is the one that has it. */
export const nodePathOf = (path: Path): Path => (path.at(-1) === PRIORITY ? path.slice(0, -1) : path)

/** Without those that lie within another one, in an order in which a path would come right before what it contains. */
export function outermost(paths: readonly Path[]): Path[] {
  const kept: Path[] = []
  // No key has this character.
  for (const path of paths.toSorted((a, b) => (a.join('\0') < b.join('\0') ? -1 : 1))) {
    const last = kept.at(-1)
    if (!last || !isWithin(last, path)) kept.push(path)
  }
  return kept
}
