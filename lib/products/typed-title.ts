import {
  spacerTitleContradictions,
  wheelTitleContradictions,
} from '@bieznik/contract/catalogue/goods-title-contradictions'
import type { Language } from '@bieznik/contract/language'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import {
  spacerInputSchema,
  tireInputSchema,
  wheelInputSchema,
} from '@bieznik/contract/catalogue/product-input'
import { titleContradictions, type Contradiction } from '@bieznik/contract/catalogue/title-contradictions'
import { inEachField, type TextFieldOf } from '@bieznik/contract/translated'
import { z } from 'zod'
import { inputOf, type FormMode, type ProductForm } from './product-form'

const { width, profile, diameter, icVc, loadClass } = tireInputSchema.shape
const tireSchema = z.object({ width, profile, diameter, icVc, loadClass })
const wheelSchema = z.object({
  width: wheelInputSchema.shape.width,
  diameter: wheelInputSchema.shape.diameter,
  boltSpacing: wheelInputSchema.shape.boltSpacing,
  et: wheelInputSchema.shape.et,
  centralBoreDiameter: wheelInputSchema.shape.centralBoreDiameter,
})
const { boltDistance, thickness, boltInfo, boreHub, boreWheel, boltLength } = spacerInputSchema.shape
const spacerSchema = z.object({ boltDistance, thickness, boltInfo, boreHub, boreWheel, boltLength })

type Compare = (title: string, typed: unknown, language: Language) => Contradiction[]

/** Nothing while the data cannot be used yet. */
const comparing =
  <Described>(
    schema: z.ZodType<Described>,
    compare: (title: string, described: Described, language: Language) => Contradiction[],
  ): Compare =>
  (title, typed, language) => {
    const { data } = schema.safeParse(typed)
    return data ? compare(title, data, language) : []
  }

const compareOf: Record<ProductType, Compare> = {
  Tire: comparing(tireSchema, titleContradictions),
  Wheel: comparing(wheelSchema, wheelTitleContradictions),
  Spacer: comparing(spacerSchema, spacerTitleContradictions),
}

export type TitleField = TextFieldOf<'title'>

/** Fields of titles, and the language that each is in. */
export const titleLanguages: Readonly<Record<TitleField, Language>> = inEachField(
  'title',
  (language) => language,
)

/** Where a typed title says something else than the typed data of its product. */
export function typedTitleContradictions(
  kind: ProductType,
  name: TitleField,
  mode: FormMode,
  form: ProductForm,
): Contradiction[] {
  return compareOf[kind](form[name], inputOf(kind, mode, form), titleLanguages[name])
}
