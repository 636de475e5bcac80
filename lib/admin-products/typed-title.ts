import { tireInputSchema } from '@bieznik/contract/product-input'
import { titleContradictions, type Contradiction } from '@bieznik/contract/title-contradictions'
import { z } from 'zod'
import { inputOf, type FormMode, type ProductForm } from './product-form'

const { width, profile, diameter, icVc, loadClass } = tireInputSchema.shape
const measuresSchema = z.object({ width, profile, diameter, icVc, loadClass })

/** Where a typed title of a tire says something else than its typed data. Nothing while the data cannot be used yet. */
export function typedTitleContradictions(title: string, mode: FormMode, form: ProductForm): Contradiction[] {
  const tire = measuresSchema.safeParse(inputOf('Tire', mode, form)).data
  return tire ? titleContradictions(title, tire) : []
}
