import { PRIORITY, type Path } from './path.ts'

export type Scalar = string | number | boolean
/** An old way to order siblings, which both SDKs still write and hash. */
export type Priority = string | number | null

interface Leaf {
  readonly value: Scalar
  readonly priority: Priority
}

interface Branch {
  /** Never empty: a node without children does not exist. */
  readonly children: ReadonlyMap<string, TreeNode>
  readonly priority: Priority
}

/** Never changed: a write makes new nodes from the root down to where it happens and keeps all others. */
export type TreeNode = Leaf | Branch
/** null: there is nothing. */
export type Tree = TreeNode | null

export const isLeaf = (node: TreeNode): node is Leaf => 'value' in node

/** What has no children does not exist. */
export const branchOf = (children: ReadonlyMap<string, TreeNode>, priority: Priority = null): Tree =>
  children.size === 0 ? null : { children, priority }

const NONE: ReadonlyMap<string, TreeNode> = new Map()

export const childrenOf = (tree: Tree): ReadonlyMap<string, TreeNode> =>
  tree === null || isLeaf(tree) ? NONE : tree.children

export function getChild(tree: Tree, key: string): Tree {
  if (key !== PRIORITY) return childrenOf(tree).get(key) ?? null
  return tree === null || tree.priority === null ? null : { value: tree.priority, priority: null }
}

export const getAt = (tree: Tree, path: Path): Tree => path.reduce(getChild, tree)

/** The tree with another value at this path; null removes what is there. */
export function setAt(tree: Tree, path: Path, value: Tree): Tree {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (key === PRIORITY) return withPriority(tree, value)
  const before = getChild(tree, key)
  const after = setAt(before, rest, value)
  if (after === before) return tree
  const children = new Map(childrenOf(tree))
  if (after === null) children.delete(key)
  else children.set(key, after)
  return branchOf(children, tree?.priority ?? null)
}

/** What does not exist has no priority. */
function withPriority(tree: Tree, priority: Tree): Tree {
  if (tree === null) return null
  const value = priority !== null && isLeaf(priority) ? priority.value : null
  return { ...tree, priority: typeof value === 'boolean' ? null : value }
}
