import { InvalidData } from './invalid-data.ts'
import { PRIORITY, requireDepth, requireKey } from './path.ts'
import { resolveServerValue, type ServerValues } from './server-values.ts'
import { branchOf, getChild, isLeaf, type Priority, type Scalar, type Tree, type TreeNode } from './tree.ts'

const MAX_TEXT_BYTES = 10 * 1024 * 1024
const VALUE = '.value'
const SERVER_VALUE = '.sv'

/** Where a value is going to be. */
export interface Place extends ServerValues {
  /** The number of keys from the root. */
  depth: number
}

const isObject = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null

/** Reads a value as the SDKs send it. Throws InvalidData when it cannot be stored. */
export function parseTree(json: unknown, place: Place): Tree {
  if (json === null) return null
  if (!isObject(json) || SERVER_VALUE in json) {
    const priority = isObject(json) ? parsePriority(json[PRIORITY], place) : null
    return { value: parseScalar(json, place), priority }
  }
  const { [PRIORITY]: priority, [VALUE]: value, ...children } = json
  const parsedPriority = parsePriority(priority, place)
  if (value === undefined || value === null) return parseChildren(children, parsedPriority, place)
  if (Object.keys(children).length > 0) throw new InvalidData('A value cannot have children beside it')
  return { value: parseScalar(value, place), priority: parsedPriority }
}

function parseChildren(json: Record<string, unknown>, priority: Priority, place: Place): Tree {
  const depth = place.depth + 1
  const children = new Map<string, TreeNode>()
  for (const [key, value] of Object.entries(json)) {
    requireKey(key)
    requireDepth(depth)
    const child = parseTree(value, { ...place, existing: getChild(place.existing, key), depth })
    if (child !== null) children.set(key, child)
  }
  return branchOf(children, priority)
}

function parsePriority(json: unknown, place: Place): Priority {
  if (json === undefined || json === null) return null
  const priority = parseScalar(json, { ...place, existing: getChild(place.existing, PRIORITY) })
  if (typeof priority === 'boolean') throw new InvalidData('A priority has to be a text or a number')
  return priority
}

function parseScalar(json: unknown, place: Place): Scalar {
  if (isObject(json) && SERVER_VALUE in json) return resolveServerValue(json[SERVER_VALUE], place)
  if (typeof json === 'boolean') return json
  if (typeof json === 'number' && Number.isFinite(json)) return json
  if (typeof json !== 'string') throw new InvalidData('A value has to be a text, a number or a boolean')
  if (Buffer.byteLength(json) > MAX_TEXT_BYTES) throw new InvalidData('A text is larger than 10 MB')
  // A half of a surrogate pair has no bytes in UTF-8 that the two sides could agree on.
  if (!json.isWellFormed()) throw new InvalidData('A text is not well-formed Unicode')
  return json
}

/** The value as the SDKs read it, priorities included. */
export function exportTree(tree: Tree): unknown {
  if (tree === null) return null
  const priority = tree.priority === null ? {} : { [PRIORITY]: tree.priority }
  if (isLeaf(tree)) return tree.priority === null ? tree.value : { [VALUE]: tree.value, ...priority }
  return { ...exportChildren(tree.children), ...priority }
}

/** `fromEntries` takes `__proto__` for a key like any other. */
export const exportChildren = (children: Iterable<readonly [string, Tree]>): Record<string, unknown> =>
  Object.fromEntries(Array.from(children, ([key, child]) => [key, exportTree(child)]))
