import type { FacetCounts } from '@bieznik/contract/catalogue/facet-choice'
import { z } from 'zod'
import { optionKey } from './option-key'

/** How many results a narrowed list would have, in the words of the button that shows them, and each option by its field and value. */
export const resultCountSchema = z.strictObject({
  text: z.string(),
  total: z.int(),
  counts: z.record(z.string(), z.int()),
})
type ResultCount = z.output<typeof resultCountSchema>

/** With the keys of what was chosen when the count was requested. */
export type ChosenCount = ResultCount & { chosen: ReadonlySet<string> }

/** The counts of all options that the form of a list has. */
export const optionCounts = ({ values, from, to, inStock }: FacetCounts): ResultCount['counts'] =>
  Object.fromEntries([
    [optionKey('inStock', 1), inStock],
    ...[...Object.entries(values), ...ofBounds(from, 'From'), ...ofBounds(to, 'To')].flatMap(
      ([name, counts]) => counts.map(({ value, count }): [string, number] => [optionKey(name, value), count]),
    ),
  ])

const ofBounds = (bounds: FacetCounts['from'], end: string) =>
  Object.entries(bounds).map(([name, counts]): [string, typeof counts] => [`${name}${end}`, counts])
