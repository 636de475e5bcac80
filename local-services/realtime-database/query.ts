import { z } from 'zod'
import { parseTree } from './json.ts'
import { compareKeys, compareValues, HIGHEST_KEY, LOWEST_KEY } from './order.ts'
import { parsePath, PRIORITY } from './path.ts'
import { childrenOf, getAt, getChild, type Tree, type TreeNode } from './tree.ts'

const boundSchema = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** A query as the SDKs send it. */
export const querySchema = z.object({
  /** What to order by: `.key`, `.value`, the path of a child, or the priority when it is not given. */
  i: z.string().default(PRIORITY),
  /** Where to start: a value, a key among equal values, and whether that one belongs to it. */
  sp: boundSchema.optional(),
  sn: z.string().optional(),
  sin: z.boolean().default(true),
  /** Where to end. */
  ep: boundSchema.optional(),
  en: z.string().optional(),
  ein: z.boolean().default(true),
  /** How many at most, counted from the left or the right. */
  l: z.number().int().min(1).optional(),
  vf: z.enum(['l', 'r']).default('l'),
})
export type Query = z.output<typeof querySchema>

/** A place in the order of a query. */
interface Post {
  value: Tree
  key: string
}

/** One that leaves nothing out is no more than an order, which is the client's business. */
export const isFilter = ({ sp, ep, l }: Query): boolean =>
  sp !== undefined || ep !== undefined || l !== undefined

/** Keys and priorities are always indexed, everything else when the rules say so. */
export const needsIndex = ({ i }: Query): boolean => i !== '.key' && i !== PRIORITY

/** The children that the query asks for. Throws InvalidData when it orders by what cannot be a path. */
export function selectChildren(tree: Tree, query: Query): Map<string, TreeNode> {
  const indexed = indexOf(query)
  const start = postOf(query, query.sp, query.sn ?? LOWEST_KEY)
  const end = postOf(query, query.ep, query.en ?? HIGHEST_KEY)
  const found = Array.from(childrenOf(tree), ([key, node]) => ({ key, node, value: indexed(node) }))
    .filter((child) => start === null || isInOrder(start, child, query.sin))
    .filter((child) => end === null || isInOrder(child, end, query.ein))
    .toSorted(comparePosts)
  const limited = query.vf === 'l' ? found.slice(0, query.l) : found.slice(-(query.l ?? 0))
  return new Map(limited.map(({ key, node }) => [key, node]))
}

const comparePosts = (a: Post, b: Post): number =>
  compareValues(a.value, b.value) || compareKeys(a.key, b.key)

/** Equal ones are in order when the bound belongs to the range. */
const isInOrder = (a: Post, b: Post, isInclusive: boolean): boolean =>
  isInclusive ? comparePosts(a, b) <= 0 : comparePosts(a, b) < 0

function indexOf({ i }: Query): (node: TreeNode) => Tree {
  if (i === '.key') return () => null
  if (i === '.value') return (node) => node
  if (i === PRIORITY) return (node) => getChild(node, PRIORITY)
  const path = parsePath(i)
  return (node) => getAt(node, path)
}

function postOf({ i }: Query, bound: z.output<typeof boundSchema> | undefined, key: string): Post | null {
  if (bound === undefined) return null
  if (i === '.key') return { value: null, key: String(bound) }
  return { value: parseTree(bound, { now: 0, existing: null, depth: 0 }), key }
}
