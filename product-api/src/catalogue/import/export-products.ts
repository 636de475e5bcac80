import type { Readable } from 'node:stream'
import { productTypes, type ManagedProduct } from '@bieznik/contract/catalogue/product'
import {
  fieldsOfKind,
  type ExportOptions,
  type ImportField,
} from '@bieznik/contract/catalogue/product-import'
import { and, asc, eq, gt } from 'drizzle-orm'
import { csvOf } from '../../platform/csv/write-csv.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { listProductsByIds } from '../products/products.queries.ts'
import { escapeFormula } from '@bieznik/contract/platform/escape-formula'
import { fieldName, valueName } from '@bieznik/contract/catalogue/field-names'
import { exampleLines } from './example-lines.ts'
import { atRegularPrice, cellOf, fieldsOf } from './product-fields.ts'
import type { Values } from './read-cell.ts'

const BATCH = 500

type Kind = ExportOptions['productType']

function columnsOf(kind: Kind): readonly ImportField[] {
  if (kind) return fieldsOfKind(kind)
  return [...new Set(productTypes.flatMap(fieldsOfKind))]
}

/** The products of a kind in the order of their ids, a batch at a time. */
async function* batches(db: Queryable, kind: Kind): AsyncGenerator<ManagedProduct[]> {
  let last = 0
  while (true) {
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(and(gt(products.id, last), kind && eq(products.productType, kind)))
      .orderBy(asc(products.id))
      .limit(BATCH)
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    const found = (await listProductsByIds(db, ids)).map(atRegularPrice)
    yield found.toSorted((a, b) => a.id - b.id)
    last = ids.at(-1) ?? last
  }
}

async function* records(db: Queryable, { content, productType, decimal, language }: ExportOptions) {
  const all = columnsOf(productType)
  // New products have no id yet.
  const columns = content === 'products' ? all : all.filter((field) => field !== 'id')
  yield columns.map((field) => fieldName(field, language))
  for await (const fields of linesOf(db, content, productType))
    yield columns.map((field) => escapeFormula(valueName(field, cellOf(fields[field], decimal), language)))
}

async function* linesOf(
  db: Queryable,
  content: ExportOptions['content'],
  kind: Kind,
): AsyncGenerator<Values> {
  if (content === 'example') yield* exampleLines(kind)
  if (content === 'products') for await (const batch of batches(db, kind)) yield* batch.map(fieldsOf)
}

/**
 * All products of a kind, or all, archived ones too, as CSV in UTF-8 that a spreadsheet opens and the import takes back; or a file to
 * begin with.
 */
export const exportProducts = (db: Queryable, options: ExportOptions): Readable =>
  csvOf(records(db, options), options.decimal === 'comma' ? ';' : ',')
