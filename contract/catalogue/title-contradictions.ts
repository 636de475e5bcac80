import type { TireSize } from './product.ts'
import { formatService, readService } from './service-description.ts'
import type { LoadClass } from './tire-codes.ts'
import { catalogueSize, readTireNotation } from './tire-size-notation.ts'
import { formatTireSize, isSameTireSize } from './tire-size.ts'
import { loadClassOf } from './tire-title.ts'

/** What a title says, and what the data say of the same. */
export interface Contradiction {
  titled: string
  described: string
}

type Described = TireSize & { icVc: string; loadClass?: LoadClass | null | undefined }

/** Where a title that somebody wrote says another size, service or class than the data of its tire. What it leaves out is no contradiction. */
export function titleContradictions(title: string, tire: Described): Contradiction[] {
  const reading = readTireNotation(title)
  if (!reading.isUnderstood) return []
  const listed = catalogueSize(reading.tire)
  const size = listed && { ...listed, profile: reading.tire.profile ?? tire.profile }
  const pairs = [
    size && !isSameTireSize(size, tire) && [formatTireSize(size), formatTireSize(tire)],
    [formatService(reading.tire), readService(tire.icVc) && tire.icVc],
    [loadClassOf(reading.tire), tire.loadClass],
  ] as const
  return pairs.flatMap((pair) => {
    const [titled, described] = pair || []
    return titled && described && titled !== described ? [{ titled, described }] : []
  })
}
