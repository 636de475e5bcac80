import {
  newSpacerSchema,
  newWheelSchema,
  spacerInputSchema,
  tireInputSchema,
  typedTireSchema,
  wheelInputSchema,
} from '@bieznik/contract/catalogue/product-input'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'
import { inputOf, type FormMode, type ProductForm } from './product-form'

const schemas = {
  new: { Tire: typedTireSchema, Wheel: newWheelSchema, Spacer: newSpacerSchema },
  edit: { Tire: tireInputSchema, Wheel: wheelInputSchema, Spacer: spacerInputSchema },
} as const satisfies Record<FormMode, Record<ProductType, z.ZodType>>

/** What the product API would refuse in this form, by field; the messages are keys of `product_form.errors`. */
export function refusedFields(kind: ProductType, mode: FormMode, form: ProductForm): Map<string, string> {
  const issues = schemas[mode][kind].safeParse(inputOf(kind, mode, form)).error?.issues ?? []
  // Of several faults of a field the first is shown.
  return new Map(issues.map(({ path, message }) => [String(path[0]), message] as const).toReversed())
}

/** The form with its rules, which are those of the product API. What comes out is what was typed. */
export function productFormSchema(kind: ProductType, mode: FormMode) {
  return z.custom<ProductForm>().superRefine((form, context) => {
    for (const [field, message] of refusedFields(kind, mode, form))
      context.addIssue({ code: 'custom', path: [field], message })
  })
}
