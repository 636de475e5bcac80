import type { z } from 'zod'

type Issue = z.core.$ZodIssue
type Unknown = { path: PropertyKey[]; keys: string[] }

/**
 * Reads a reply whose sender may be a version ahead: fields that the schema does not know are left out, at any depth. Everything else has to
 * be as the schema says.
 */
export function readReply<Reply extends z.ZodType>(
  schema: Reply,
  body: unknown,
): z.ZodSafeParseResult<z.output<Reply>> {
  const read = schema.safeParse(body)
  if (read.success) return read
  const known = structuredClone(body)
  let removed = 0
  for (const { path, keys } of unknownIn(read.error.issues)) removed += removeFields(known, path, keys)
  return removed === 0 ? read : readReply(schema, known)
}

function unknownIn(issues: readonly Issue[]): Unknown[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return [{ path: issue.path, keys: issue.keys }]
    if (issue.code !== 'invalid_union') return []
    return nearest(issue.errors).map(({ path, keys }) => ({ path: [...issue.path, ...path], keys }))
  })
}

/** Of the members of a union the one that only unknown fields are in the way of, and the fewest of them. */
function nearest(members: readonly Issue[][]): Unknown[] {
  return members
    .filter((issues) => issues.length > 0 && issues.every(isOfUnknownFields))
    .map(unknownIn)
    .reduce((least, next) => (least.length > 0 && count(least) <= count(next) ? least : next), [])
}

const isOfUnknownFields = (issue: Issue): boolean =>
  issue.code === 'unrecognized_keys' || (issue.code === 'invalid_union' && nearest(issue.errors).length > 0)

const count = (unknown: readonly Unknown[]): number =>
  unknown.reduce((total, { keys }) => total + keys.length, 0)

/** How many fields there were. */
function removeFields(body: unknown, path: readonly PropertyKey[], keys: readonly string[]): number {
  let at = body
  for (const step of path) at = isObject(at) ? Reflect.get(at, step) : undefined
  if (!isObject(at)) return 0
  const found = keys.filter((key) => Object.hasOwn(at, key))
  for (const key of found) Reflect.deleteProperty(at, key)
  return found.length
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
