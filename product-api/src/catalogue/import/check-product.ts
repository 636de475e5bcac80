import { checkTire } from '@bieznik/contract/catalogue/fit-checks'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import { importReasonSchema, type ImportReason } from '@bieznik/contract/catalogue/import-reasons'
import { importFields, type ImportField } from '@bieznik/contract/catalogue/product-import'
import {
  newWheelSchema,
  spacerInputSchema,
  tireInputSchema,
  wheelInputSchema,
} from '@bieznik/contract/catalogue/product-input'
import { z } from 'zod'
import { writtenSpacer, writtenTire, writtenWheel } from '../products/written-product.ts'
import { cellOf, type ImportedProduct } from './product-fields.ts'
import type { Reasons, Values } from './read-cell.ts'
import { shown } from './shown.ts'

const first = {
  price: newWheelSchema.shape.price,
  quantityInStock: newWheelSchema.shape.quantityInStock,
  inArchive: z.boolean().default(false),
}

/** A tire that is not described has its title for a description. */
const tireSchema = z
  .strictObject(tireInputSchema.shape)
  .extend({ ...first, inf: tireInputSchema.shape.inf.optional() })
  .check(checkTire)
  .transform(({ price, quantityInStock, inArchive, inf = '', ...input }): ImportedProduct => {
    const { title, details, ...rest } = writtenTire({ ...input, inf })
    const written = { ...rest, title, details: { ...details, inf: inf || title } }
    return { written, price, quantityInStock, inArchive }
  })

const wheelSchema = wheelInputSchema
  .safeExtend(first)
  .transform(({ price, quantityInStock, inArchive, ...input }): ImportedProduct => {
    return { written: writtenWheel(input), price, quantityInStock, inArchive }
  })

const spacerSchema = spacerInputSchema
  .safeExtend(first)
  .transform(({ price, quantityInStock, inArchive, ...input }): ImportedProduct => {
    return { written: writtenSpacer(input), price, quantityInStock, inArchive }
  })

const schemas = { Tire: tireSchema, Wheel: wheelSchema, Spacer: spacerSchema }

const keysOf: Record<ProductType, Set<string>> = {
  Tire: new Set(tireInputSchema.safeExtend(first).keyof().options),
  Wheel: new Set(wheelInputSchema.safeExtend(first).keyof().options),
  Spacer: new Set(spacerInputSchema.safeExtend(first).keyof().options),
}

/** The fields that the kind does not have are left out: they belong to other lines of the file. */
function ofKind(kind: ProductType, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => keysOf[kind].has(name)))
}

/** Checks a product by the rules of the forms, all of it at once. */
export function checkProduct(
  kind: ProductType,
  values: Values,
): { product: ImportedProduct } | { reasons: Reasons } {
  const checked = schemas[kind].safeParse(ofKind(kind, values))
  if (checked.success) return { product: checked.data }
  const fields = new Map<ImportField | null, ImportReason>()
  for (const { path, message } of checked.error.issues) {
    const field = importFields.find((name) => name === path[0]) ?? null
    if (!fields.has(field)) fields.set(field, reasonOf(field && values[field], message))
  }
  return {
    reasons: Array.from(fields, ([field, reason]) => ({
      field,
      reason,
      value: field ? shown(cellOf(values[field], 'point')) : '',
    })),
  }
}

function reasonOf(value: unknown, message: string): ImportReason {
  const isMissing = value === undefined || value === null || value === ''
  if (isMissing) return message === 'condition_required' ? message : 'required'
  return importReasonSchema.safeParse(message).data ?? 'invalid'
}
