import { z } from 'zod'
import { InvalidData } from './invalid-data.ts'
import { isLeaf, type Tree } from './tree.ts'

export interface ServerValues {
  /** The time of the request, in ms since 1970. */
  now: number
  /** What is there before the write. */
  existing: Tree
}

const placeholderSchema = z.union([z.literal('timestamp'), z.object({ increment: z.number() })])

/** What a placeholder stands for. Throws InvalidData when it is none, or when the number becomes too large. */
export function resolveServerValue(placeholder: unknown, { now, existing }: ServerValues): number {
  const { data } = placeholderSchema.safeParse(placeholder)
  if (data === undefined) throw new InvalidData('Unknown server value')
  if (data === 'timestamp') return now
  const before =
    existing !== null && isLeaf(existing) && typeof existing.value === 'number' ? existing.value : 0
  const after = before + data.increment
  if (!Number.isFinite(after)) throw new InvalidData('The number becomes too large')
  return after
}
