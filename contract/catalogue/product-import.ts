import { z } from 'zod'
import { languages } from '../selling/order.ts'
import { problemCodes } from '../problem.ts'
import { costRuleShape } from './cost-rule.ts'
import { currencies } from '../money/currencies.ts'
import { text } from './field-rules.ts'
import { idParamSchema } from '../platform/id-param.ts'
import { fileReasons, importReasonSchema } from './import-reasons.ts'
import { listFields, type ProductFieldName } from './product-fields.ts'
import { productIdSchema, productTypes, productTypeSchema, type ProductType } from './product.ts'
import { conditions, seasons, tireTypes } from './tire-codes.ts'

/** Largest file that is taken in, in bytes. */
export const MAX_IMPORT_BYTES = 32 * 1024 * 1024

/** CSV, and the workbooks of which the first sheet is read. */
export const importFileTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const

/** Lines of a file, its header apart. */
export const MAX_IMPORT_LINES = 100_000

const MAX_COLUMNS = 100

/** Characters of a file's name. */
export const MAX_FILE_NAME = 120

/** What a file says of any product, besides the fields of its kind. */
const ofAnyProduct = ['id', 'productType', 'title', 'price', 'quantityInStock', 'inArchive', 'url'] as const

/**
 * What no product has as a field: `195/80 R15 96T` in one cell, `icVc` in two, the currency of the price, the supplier's own key, and what a
 * piece costs the shop.
 * The export does not write them.
 */
const listColumns = ['size', 'loadIndex', 'speedSymbol', 'currency', 'supplierCode', 'purchasePrice'] as const

type AnyProductField = (typeof ofAnyProduct)[number]
export type ImportField = AnyProductField | ProductFieldName | (typeof listColumns)[number]

/** The fields of each kind, in the order of the export: translations come last. */
export function fieldsOfKind(
  kind: ProductType,
): readonly Exclude<ImportField, (typeof listColumns)[number]>[] {
  const [translations, others] = [true, false].map((isTranslation) =>
    listFields(kind).flatMap(({ name, translation }) =>
      Boolean(translation) === isTranslation ? [name] : [],
    ),
  )
  return [...new Set([...ofAnyProduct, ...(others ?? []), ...(translations ?? [])])]
}

/** What a column may hold. */
export const importFields: readonly ImportField[] = [
  ...new Set([...productTypes.flatMap(fieldsOfKind), ...listColumns]),
]
export const importFieldSchema = z.enum(importFields)

/** Names of fields by the place of their column, empty where a column is left out: `title,,price`. */
const columnsSchema = z
  .string()
  .max(2000)
  .transform((names) => names.split(','))
  .pipe(z.array(z.union([z.literal('').transform(() => null), importFieldSchema])).max(MAX_COLUMNS))

/** Excel takes 31; other programs write longer ones. */
const MAX_SHEET_NAME = 100

/** What three digits after a single separator are: `1.200` is one thousand two hundred, or one and a fifth. */
export const threeDigitsMeanings = ['thousands', 'decimals'] as const

/** Those of a CSV file that is not in Unicode, as Polish, Russian and western spreadsheets save it. */
export const codePages = ['windows-1250', 'iso-8859-2', 'windows-1251', 'windows-1252'] as const
const codePageSchema = z.enum(codePages)
export type CodePage = z.output<typeof codePageSchema>

/** What staff say of a file once, and what is remembered of a supplier's. */
export const readingShape = {
  /** Of lines that do not say it. */
  productType: productTypeSchema,
  /** Of a file that does not say itself how it is encoded. Left out: what its letters speak for. */
  codePage: codePageSchema.optional(),
  /** Left out: such numbers are refused. */
  threeDigits: z.enum(threeDigitsMeanings).optional(),
  /** What a cell means that is merged with the one above it: the same. Left out: such lines are refused. */
  mergedCells: z.literal('fill').optional(),
  /** Of prices that do not say it. Left out: PLN. */
  currency: z.enum(currencies).optional(),
  /** Of new tires whose line does not say it. */
  manufacturer: text(60).min(1).optional(),
  typeOfTire: z.enum(tireTypes).optional(),
  season: z.enum(seasons).optional(),
  condition: z.enum(conditions).optional(),
  /** Of new wheels whose line does not say it. */
  typeOfWheel: text(60).min(1).optional(),
  color: text(60).min(1).optional(),
  material: text(60).min(1).optional(),
  /** Of new spacers whose line does not say it. */
  boltInfo: text(60).min(1).optional(),
  ...costRuleShape,
}

/** How a file is to be read. */
export const importOptionsSchema = z.object({
  ...readingShape,
  /** Whose list it is: what was chosen for it the last time holds, and its own key says which product is meant. */
  supplierId: idParamSchema.optional(),
  /** Of a workbook, by its name. Left out: the first one that is seen and has a header. */
  sheet: z.string().min(1).max(MAX_SHEET_NAME).optional(),
  /** Left out: columns are known by their headers, or as they were chosen for the supplier. */
  columns: columnsSchema.optional(),
})
export type ImportOptions = z.output<typeof importOptionsSchema>

const fingerprintSchema = z.string().regex(/^[\da-f]{64}$/)

/** What a dry run showed is applied; anything else is refused. */
export const applyOptionsSchema = importOptionsSchema.extend({
  fingerprint: fingerprintSchema,
  fileName: text(MAX_FILE_NAME).min(1),
})
export type ApplyOptions = z.output<typeof applyOptionsSchema>

export const importCountsSchema = z.strictObject({
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  refused: z.int(),
})
export type ImportCounts = z.output<typeof importCountsSchema>

/** A cell that cannot be used, and why. Null: it is no single cell. */
const wrongCellSchema = z.strictObject({
  field: importFieldSchema.nullable(),
  reason: importReasonSchema,
  value: z.string(),
})

/** A line of the file that does something, is refused, or has a cell that is left out. */
const importLineSchema = z.strictObject({
  event: z.literal('line'),
  /** As an editor counts the lines of the file. */
  line: z.int(),
  outcome: z.enum(['created', 'changed', 'same', 'refused']),
  productId: productIdSchema.nullable(),
  title: z.string(),
  /** What a piece costs the shop, net in PLN; null: the line does not say it. */
  cost: z.number().nullable(),
  /** Of a created product `from` is empty. */
  changes: z.array(z.strictObject({ field: importFieldSchema, from: z.string(), to: z.string() })),
  /** Why it is refused. */
  reasons: z.array(wrongCellSchema),
  /** Cells that need not be there and are wrong; the line counts without them. */
  leftOut: z.array(wrongCellSchema),
})
export type ImportLine = z.output<typeof importLineSchema>

/** By what a price was converted. */
const usedRateSchema = z.strictObject({ currency: z.enum(currencies), pln: z.number(), date: z.iso.date() })
export type UsedRate = z.output<typeof usedRateSchema>

/** By which code page a file was read, and the same words of it in each. */
const codePageChoiceSchema = z.strictObject({
  used: codePageSchema,
  samples: z.array(z.strictObject({ codePage: codePageSchema, text: z.string() })),
})
export type CodePageChoice = z.output<typeof codePageChoiceSchema>

/** The sheets of a workbook, the one that is read, and what of it is not, since it is hidden. */
export const sheetChoiceSchema = z.strictObject({
  used: z.string(),
  sheets: z.array(z.strictObject({ name: z.string(), isHidden: z.boolean() })),
  hiddenRows: z.int(),
  /** Their letters, as the sheet has them. */
  hiddenColumns: z.array(z.string()),
})
export type SheetChoice = z.output<typeof sheetChoiceSchema>

const columnsEventSchema = z.strictObject({
  event: z.literal('columns'),
  /** Null: the file says itself how it is encoded. */
  codePage: codePageChoiceSchema.nullable(),
  /** Null: the file is no workbook. */
  sheet: sheetChoiceSchema.nullable(),
  columns: z.array(z.strictObject({ header: z.string(), field: importFieldSchema.nullable() })),
  /** The first cells below each of them that say something. */
  samples: z.array(z.array(z.string())),
})
export type ImportColumns = z.output<typeof columnsEventSchema>['columns']

/** What is said of an import while it runs, one JSON text a line. The last one is `done` or `failed`. */
export const importEventSchema = z.discriminatedUnion('event', [
  columnsEventSchema,
  importLineSchema,
  /** From 0 to 1. */
  z.strictObject({ event: z.literal('progress'), share: z.number() }),
  z.strictObject({
    event: z.literal('done'),
    fingerprint: fingerprintSchema,
    counts: importCountsSchema,
    /** Of the currencies that prices were in, PLN apart. */
    rates: z.array(usedRateSchema),
    /** Prices of the file with parts of a grosz, as of formulas. */
    roundedPrices: z.int(),
    /** Null: a dry run, or nothing to do. */
    importId: z.int().nullable(),
  }),
  z.strictObject({
    event: z.literal('failed'),
    code: z.enum(problemCodes),
    /** What is wrong with the file. */
    reason: z.enum(fileReasons).nullable(),
    /** Where. Null: in no line in particular. */
    line: z.int().nullable(),
  }),
])
export type ImportEvent = z.output<typeof importEventSchema>

export const exportOptionsSchema = z.object({
  /** The products, or a file to begin with: the headers alone, or with lines that show how to fill them in. */
  content: z.enum(['products', 'template', 'example']).default('products'),
  /** Left out: all kinds. */
  productType: productTypeSchema.optional(),
  decimal: z.enum(['comma', 'point']).default('comma'),
  /** Of the headers. */
  language: z.enum(languages).default('pl'),
})
export type ExportOptions = z.output<typeof exportOptionsSchema>

/** An import that was applied. */
export const pastImportSchema = z.strictObject({
  id: z.int(),
  fileName: z.string(),
  /** uid */
  who: z.string(),
  at: z.iso.datetime(),
  created: z.int(),
  changed: z.int(),
  undoneAt: z.iso.datetime().nullable(),
})
export type PastImport = z.output<typeof pastImportSchema>

/** How an import was undone. */
export const undoneImportSchema = z.strictObject({
  restored: z.int(),
  deleted: z.int(),
  /** Created by the import and ordered or changed since, so that they were archived instead of deleted. */
  archived: z.int(),
  /** What was changed since, and stays as it is. */
  kept: z.array(
    z.strictObject({ productId: productIdSchema, title: z.string(), fields: z.array(importFieldSchema) }),
  ),
})
export type UndoneImport = z.output<typeof undoneImportSchema>
