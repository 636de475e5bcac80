import 'server-only'
import type { TireFilterOptions } from '@/lib/catalogue/tire-filter-options'
import { log } from '@/lib/log/log.server'
import { listTireDiameters, listTireProfiles, listTireProtectors, listTireWidths } from './tires.server'

interface Chosen {
  width?: number | undefined
  profile?: number | undefined
  diameter?: number | undefined
}

/** The cascade of the tire filter. A list that cannot be had is empty, as the specification says, and logged. */
export async function getTireFilterOptions({ width, profile, diameter }: Chosen): Promise<TireFilterOptions> {
  const [widths, profiles, diameters, protectors] = await Promise.all([
    orEmpty(listTireWidths()),
    orEmpty(width ? listTireProfiles(width) : []),
    orEmpty(width && profile ? listTireDiameters(width, profile) : []),
    orEmpty(width && profile && diameter ? listTireProtectors(width, profile, diameter) : []),
  ])
  return { widths, profiles, diameters, protectors }
}

async function orEmpty<T>(list: Promise<T[]> | T[]): Promise<T[]> {
  try {
    return await list
  } catch (error) {
    log.warn({ err: error }, 'a filter list could not be loaded')
    return []
  }
}
