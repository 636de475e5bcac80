import { z } from 'zod'
import { requireKey, type Path } from './path.ts'

/** The part of the rules' language that the shop uses. */
export interface Rules {
  /** The file as it was written. */
  text: string
  mayRead: (path: Path) => boolean
  mayWrite: (path: Path) => boolean
  /** Whether queries at this path may order by the child of this path, or by `.value`. */
  isIndexed: (path: Path, index: string) => boolean
}

/** What the rules say about one place. */
interface Rule {
  read: boolean
  write: boolean
  indexes: readonly string[]
  children: ReadonlyMap<string, Rule>
  /** For every child that has no rule of its own. */
  others: Rule | null
}

const fileSchema = z.strictObject({ rules: z.record(z.string(), z.unknown()) })
const answerSchema = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
const indexesSchema = z.union([z.string().transform((name) => [name]), z.array(z.string())])
const childSchema = z.record(z.string(), z.unknown())

/**
 * Reads `database.rules.json`. Throws when it says more than `true`, `false` and `.indexOn`: a rule that is not understood
 * would be one that is not kept.
 */
export function parseRules(text: string): Rules {
  const root = parseRule(fileSchema.parse(JSON.parse(text)).rules, '')
  return {
    text,
    mayRead: (path) => rulesOn(root, path).some(({ read }) => read),
    mayWrite: (path) => rulesOn(root, path).some(({ write }) => write),
    isIndexed: (path, index) => Boolean(rulesOn(root, path)[path.length]?.indexes.includes(index)),
  }
}

function parseRule(json: Record<string, unknown>, place: string): Rule {
  const { '.read': read = false, '.write': write = false, '.indexOn': indexes = [], ...rest } = json
  const children = new Map<string, Rule>()
  for (const [key, value] of Object.entries(rest)) {
    const childPlace = `${place}/${key}`
    requireName(key, childPlace)
    children.set(
      key.startsWith('$') ? '$' : key,
      parseRule(understand(childSchema, value, childPlace), childPlace),
    )
  }
  return {
    read: understand(answerSchema, read, `${place}/.read`),
    write: understand(answerSchema, write, `${place}/.write`),
    indexes: understand(indexesSchema, indexes, `${place}/.indexOn`),
    children,
    others: children.get('$') ?? null,
  }
}

function understand<T extends z.ZodType>(schema: T, json: unknown, place: string): z.output<T> {
  const result = schema.safeParse(json)
  if (result.success) return result.data
  throw notUnderstood(place)
}

function requireName(key: string, place: string): void {
  try {
    requireKey(key.replace(/^\$(?=\w)/, ''))
  } catch {
    throw notUnderstood(place)
  }
}

const notUnderstood = (place: string) =>
  new Error(`${place} is not understood: only .read and .write that are true or false, and .indexOn.`)

/** The rules from the root down to a place, as far as there are any; what one of them allows is allowed. */
function rulesOn(root: Rule, path: Path): Rule[] {
  const found = [root]
  for (const key of path) {
    const last = found.at(-1)
    const next = last?.children.get(key) ?? last?.others
    if (!next) break
    found.push(next)
  }
  return found
}
