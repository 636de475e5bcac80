import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { comparePath, MAX_COMPARED } from './compare-path'

/** The ids of `/compare/12,45,99`; null: none, too many, one twice, or something that is no id. */
export function readComparedIds(segment: string): number[] | null {
  const ids = segment.split(',').map((id) => idParamSchema.safeParse(id).data)
  const read = ids.filter((id) => id !== undefined)
  const isWhole = read.length === ids.length && new Set(read).size === read.length
  return isWhole && read.length <= MAX_COMPARED ? read : null
}

/** Where `/compare?ids=12,45` leads; null: it names no product. What is no id is left out. */
export function sentComparePath(ids: string): string | null {
  const known = ids.split(',').flatMap((id) => readComparedIds(id.trim()) ?? [])
  const different = [...new Set(known)].slice(0, MAX_COMPARED)
  return different.length > 0 ? comparePath(different) : null
}
