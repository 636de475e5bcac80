import { z } from 'zod'

type Test = (value: number) => boolean

/** What lies between two ends; another check than such an end is left to zod. */
function intervalOf(checks: readonly z.core.$ZodCheck[]): Test | undefined {
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const excluded = new Set<number>()
  for (const check of checks) {
    const isLeast = check instanceof z.core.$ZodCheckGreaterThan
    if (!isLeast && !(check instanceof z.core.$ZodCheckLessThan)) return undefined
    const { value, inclusive } = check._zod.def
    const end = Number(value)
    if (isLeast) least = Math.max(least, end)
    else most = Math.min(most, end)
    if (!inclusive) excluded.add(end)
  }
  return (value) => value >= least && value <= most && !excluded.has(value)
}

/** Tells the numbers that a schema takes; undefined: it asks for more than an interval, and whether they are whole. */
export function numberTestOf({ def }: z.ZodNumber): Test | undefined {
  const isWhole = 'format' in def
  const isInside = intervalOf(def.checks ?? [])
  if (!isInside || (isWhole && def.format !== 'safeint')) return undefined
  return isWhole
    ? (value) => Number.isSafeInteger(value) && isInside(value)
    : (value) => Number.isFinite(value) && isInside(value)
}
