import 'server-only'
import type { TireRange } from '@bieznik/contract/tire-range'
import type { FilterField, FilterKind, FilterOptions } from '@/lib/catalogue/filters'
import { log } from '@/lib/log/log.server'
import { listBoltDistances, listThicknesses } from './spacers.server'
import {
  getTireRange,
  listTireDiameters,
  listTireProfiles,
  listTireProtectors,
  listTireWidths,
} from './tires.server'
import { listBoltSpacings, listCentralBores, listWheelDiameters, listWheelWidths } from './wheels.server'

/** What is chosen so far. */
export interface ChosenMeasures {
  width?: number | undefined
  profile?: number | undefined
  diameter?: number | undefined
  boltSpacing?: string | undefined
  boltDistance?: string | undefined
}

type Choices = Promise<readonly (number | string)[]>
type ListChoices = (chosen: ChosenMeasures) => Choices | undefined

const NOTHING_YET: Choices = Promise.resolve([])

interface Dropdown {
  field: FilterField
  /** undefined: something above it is not chosen yet. */
  list: ListChoices
  failure: string
}

const dropdowns: Record<FilterKind, readonly Dropdown[]> = {
  tire: [
    { field: 'width', failure: 'Failed to load tire widths', list: () => listTireWidths() },
    {
      field: 'profile',
      failure: 'Failed to load tire profiles',
      list: ({ width }) => (width ? listTireProfiles(width) : undefined),
    },
    {
      field: 'diameter',
      failure: 'Failed to load tire diameters',
      list: ({ width, profile }) => (width && profile ? listTireDiameters(width, profile) : undefined),
    },
    {
      field: 'protector',
      failure: 'Failed to load tire protectors',
      list: ({ width, profile, diameter }) =>
        width && profile && diameter ? listTireProtectors(width, profile, diameter) : undefined,
    },
  ],
  wheel: [
    { field: 'diameter', failure: 'Failed to load wheel diameters', list: () => listWheelDiameters() },
    {
      field: 'boltSpacing',
      failure: 'Failed to load bolt spacing',
      list: ({ diameter }) => (diameter ? listBoltSpacings(diameter) : undefined),
    },
    {
      field: 'width',
      failure: 'Failed to load wheel widths',
      list: ({ diameter, boltSpacing }) =>
        diameter && boltSpacing ? listWheelWidths(diameter, boltSpacing) : undefined,
    },
    {
      field: 'centralBoreDiameter',
      failure: 'Failed to load central bore diameters',
      list: ({ diameter, boltSpacing, width }) =>
        diameter && boltSpacing ? listBores(diameter, boltSpacing, width) : undefined,
    },
  ],
  spacer: [
    { field: 'boltDistance', failure: 'Failed to load bolt distances', list: () => listBoltDistances() },
    {
      field: 'thickness',
      failure: 'Failed to load spacer thicknesses',
      list: ({ boltDistance }) => (boltDistance ? listThicknesses(boltDistance) : undefined),
    },
  ],
}

/** The choices of each dropdown of a filter. A list that cannot be had is missing, and logged. */
export async function listFilterOptions(kind: FilterKind, chosen: ChosenMeasures): Promise<FilterOptions> {
  const lists = await Promise.all(
    dropdowns[kind].map(async ({ field, list, failure }): Promise<FilterOptions> => {
      const options = await orMissing(list(chosen) ?? NOTHING_YET, failure)
      return options ? { [field]: options.map(String) } : {}
    }),
  )
  return lists.reduce((all, list) => ({ ...all, ...list }), {})
}

/** The central bore can be chosen before the width, which the product API has to be told: then it is any of any width. */
async function listBores(diameter: number, boltSpacing: string, width?: number): Promise<number[]> {
  const widths = width ? [width] : await listWheelWidths(diameter, boltSpacing)
  const lists = await Promise.all(widths.map((each) => listCentralBores(diameter, boltSpacing, each)))
  return [...new Set(lists.flat())].toSorted((one, other) => one - other)
}

/** What the tires on sale have; nothing, and a note in the log, when it cannot be had. */
export async function listTireRange(): Promise<TireRange> {
  const range = await orMissing(getTireRange(), 'Failed to load manufacturers and seasons')
  return range ?? { manufacturers: [], seasons: [] }
}

async function orMissing<T>(answer: Promise<T>, failure: string): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    log.warn({ err: error }, failure)
    return null
  }
}
