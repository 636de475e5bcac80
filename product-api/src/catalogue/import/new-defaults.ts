import type { ProductType } from '@bieznik/contract/catalogue/product'
import type { ImportOptions } from '@bieznik/contract/catalogue/product-import'
import { completeSize } from './complete-size.ts'
import type { KnownMakers } from './known-makers.ts'
import type { Reasons, Values } from './read-cell.ts'
import type { ReadLine } from './read-cells.ts'
import { shown } from './shown.ts'
import { makerInTitle, patternInTitle } from './title-words.ts'

/** The title that stands in the line. */
export const titleOf = ({ values: { title } }: Pick<ReadLine, 'values'>): string =>
  typeof title === 'string' ? title : ''

type Given = { options: ImportOptions; marks: KnownMakers }

/** Values of a new product that no column has: from its title, or from the options of the import. */
export function newDefaults(
  kind: ProductType,
  values: Values,
  { options, marks }: Given,
): { values: Values } | { reasons: Reasons } {
  const { manufacturer, typeOfTire, season, condition, typeOfWheel, color, material, boltInfo } = options
  if (kind === 'Wheel') return { values: { typeOfWheel, color, material } }
  if (kind === 'Spacer') return { values: { boltInfo } }
  const title = titleOf({ values })
  const size = completeSize(title, values)
  if ('reason' in size) return { reasons: [{ field: 'title', reason: size.reason, value: shown(title) }] }
  const maker = makerInTitle(title, marks) ?? manufacturer
  const protector = patternInTitle(
    title,
    typeof values.manufacturer === 'string' ? values.manufacturer : (maker ?? ''),
  )
  const isRetreaded = condition && condition === 'retreaded'
  return { values: { manufacturer: maker, typeOfTire, season, isRetreaded, protector, ...size } }
}
