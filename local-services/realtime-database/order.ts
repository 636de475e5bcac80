import { childrenOf, isLeaf, type Priority, type Tree, type TreeNode } from './tree.ts'

/** Stand in queries for a key before and one after every other. */
export const LOWEST_KEY = '[MIN_NAME]'
export const HIGHEST_KEY = '[MAX_NAME]'

const INTEGER = /^-?0*\d{1,10}$/

/** null unless the key is a 32-bit integer. */
function asInteger(key: string): number | null {
  if (!INTEGER.test(key)) return null
  const value = Number(key)
  return value === (value | 0) ? value : null
}

const compare = <T extends string | number | boolean>(a: T, b: T): number => (a < b ? -1 : Number(a > b))

/** Keys that are 32-bit integers come first, by their number; the others follow by their UTF-16 units. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0
  if (a === LOWEST_KEY || b === HIGHEST_KEY) return -1
  if (b === LOWEST_KEY || a === HIGHEST_KEY) return 1
  const [left, right] = [asInteger(a), asInteger(b)]
  if (left !== null && right !== null) return compare(left, right) || compare(a.length, b.length)
  if (left !== null) return -1
  return right === null ? compare(a, b) : 1
}

const RANKS: readonly string[] = ['boolean', 'number', 'string']
const NOTHING = -1
const BRANCH = RANKS.length

function rankOf(tree: Tree): number {
  if (tree === null) return NOTHING
  return isLeaf(tree) ? RANKS.indexOf(typeof tree.value) : BRANCH
}

/** Nothing, then false, true, numbers, texts, and last what has children; those are all alike. */
export function compareValues(a: Tree, b: Tree): number {
  const byRank = compare(rankOf(a), rankOf(b))
  if (byRank !== 0 || a === null || b === null || !isLeaf(a) || !isLeaf(b)) return byRank
  return compare(a.value, b.value)
}

const asTree = (priority: Priority): Tree => (priority === null ? null : { value: priority, priority: null })

/** The children in the order that hashes count on: by priority, then by key. */
export function sortedChildren(node: TreeNode): [string, TreeNode][] {
  return [...childrenOf(node)].toSorted(
    ([keyA, a], [keyB, b]) =>
      compareValues(asTree(a.priority), asTree(b.priority)) || compareKeys(keyA, keyB),
  )
}
