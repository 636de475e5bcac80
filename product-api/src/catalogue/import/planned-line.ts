import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import { plnFromGrosze, type Grosze } from '@bieznik/contract/money/money'
import type { ImportReason } from '@bieznik/contract/catalogue/import-reasons'
import type { ImportLine } from '@bieznik/contract/catalogue/product-import'
import type { ProductName } from './found-products.queries.ts'
import type { ImportedProduct } from './product-fields.ts'
import type { Reasons } from './read-cell.ts'
import type { ReadLine } from './read-cells.ts'
import { shown } from './shown.ts'

/** What a line comes to. */
export type Planned =
  /** `line`: a cell of it is left out. */
  | { outcome: 'same'; line?: ImportLine }
  | { outcome: 'refused'; line: ImportLine }
  | { outcome: 'created'; line: ImportLine; product: ImportedProduct; newCode?: string; newCost?: Grosze }
  | {
      outcome: 'changed'
      line: ImportLine
      product: ImportedProduct
      before: ManagedProduct
      /** The supplier's key that becomes known; with nothing else, the product stays as it is. */
      newCode?: string
      /** What a piece costs from now on, likewise. */
      newCost?: Grosze
    }

/** A line with what it is about. */
export type Subject = ProductName & { read: ReadLine }

export function lineOf(
  subject: Subject,
  outcome: ImportLine['outcome'],
  productId: number | null,
): ImportLine {
  const { read, title, cost } = subject
  return {
    event: 'line',
    line: read.line,
    outcome,
    productId,
    title: shown(title),
    cost: cost && plnFromGrosze(cost),
    changes: [],
    reasons: [],
    leftOut: read.leftOut,
  }
}

/** The subject with more cells that do not count. */
export function withLeftOut(subject: Subject, more: Reasons): Subject {
  const leftOut = [...new Set([...subject.read.leftOut, ...more])]
  return { ...subject, read: { ...subject.read, leftOut } }
}

export function refuse(subject: Subject, reasons: Reasons): Planned {
  return { outcome: 'refused', line: { ...lineOf(subject, 'refused', subject.id), reasons } }
}

export function refuseFor(
  subject: Subject,
  field: 'id' | 'title' | 'supplierCode',
  reason: ImportReason,
): Planned {
  const value = shown(field === 'title' ? subject.title : (subject.read.written.get(field) ?? ''))
  return refuse(subject, [{ field, reason, value }])
}
