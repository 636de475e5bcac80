import { createHash } from 'node:crypto'
import { sortedChildren } from './order.ts'
import { isLeaf, type Scalar, type Tree, type TreeNode } from './tree.ts'

const known = new WeakMap<TreeNode, string>()

/**
 * What the SDKs send in place of a value: with a transaction, to say what it was based on, and with a listen, to say what
 * they already have. '' stands for nothing.
 */
export function hashOf(tree: Tree): string {
  if (tree === null) return ''
  const hash = known.get(tree) ?? createHash('sha1').update(textOf(tree)).digest('base64')
  known.set(tree, hash)
  return hash
}

function textOf(node: TreeNode): string {
  const priority = node.priority === null ? '' : `priority:${describe(node.priority)}:`
  if (isLeaf(node)) return priority + describe(node.value)
  return priority + sortedChildren(node).reduce((text, [key, child]) => `${text}:${key}:${hashOf(child)}`, '')
}

const describe = (value: Scalar): string =>
  `${typeof value}:${typeof value === 'number' ? bitsOf(value) : value}`

/** The 64 bits of IEEE 754 in hexadecimal, the highest first. */
function bitsOf(value: number): string {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes.toString('hex')
}
