import { z } from 'zod'
import { storedCostRuleShape } from './cost-rule.ts'
import { requiredText } from './field-rules.ts'
import { importFieldSchema, readingShape } from './product-import.ts'

const stated = z.string().optional()

/** What is remembered of a supplier's lists: how they are read, and what the columns of these headers hold. */
const supplierReadingSchema = z.strictObject({
  ...readingShape,
  // Cleaned when they were typed.
  manufacturer: stated,
  typeOfWheel: stated,
  color: stated,
  material: stated,
  boltInfo: stated,
  ...storedCostRuleShape,
  columns: z.record(z.string(), importFieldSchema.nullable()),
})
export type SupplierReading = z.output<typeof supplierReadingSchema>

export const supplierInputSchema = z.strictObject({ name: requiredText(80, 'required') })

export const supplierSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** Products that are known by a key of this supplier. */
  products: z.int(),
  /** Null: no list of theirs has been applied yet. */
  reading: supplierReadingSchema.nullable(),
})
export type Supplier = z.output<typeof supplierSchema>
