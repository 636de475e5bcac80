import { plnFromGrosze, type Grosze } from '@bieznik/contract/money/money'
import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import type { ImportField, ImportLine } from '@bieznik/contract/catalogue/product-import'
import { lineOf, withLeftOut, type Planned, type Subject } from './planned-line.ts'
import { importedOf } from './product-fields.ts'
import { shown } from './shown.ts'

/** Fields that a line may bring without a change of the product: they are stored beside it. */
export const besideProducts: ReadonlySet<ImportField> = new Set(['supplierCode', 'purchasePrice'])

/** What is known of a product besides its fields. */
type Known = { hasCode: boolean; cost: Grosze | null }

type Besides = { changes: ImportLine['changes']; newCode?: string; newCost?: Grosze }

const textOf = (cost: Grosze | null) => (cost === null ? '' : String(plnFromGrosze(cost)))

function newsOf({ code, cost }: Subject, known: Known): Besides {
  const news: Besides = { changes: [] }
  if (code !== null && !known.hasCode) {
    news.newCode = code
    news.changes.push({ field: 'supplierCode', from: '', to: shown(code) })
  }
  if (cost !== null && cost !== known.cost) {
    news.newCost = cost
    news.changes.push({ field: 'purchasePrice', from: textOf(known.cost), to: textOf(cost) })
  }
  return news
}

/** The supplier's key and the cost of a piece are among the changes of the line by which they become known. */
export function withBesides(
  subject: Subject,
  existing: ManagedProduct | undefined,
  known: Known,
  planned: Planned,
): Planned {
  if (planned.outcome === 'refused') return planned
  const { changes, ...news } = newsOf(subject, known)
  if (changes.length === 0) return planned
  if (planned.outcome !== 'same') {
    const line = { ...planned.line, changes: [...planned.line.changes, ...changes] }
    return { ...planned, line, ...news }
  }
  if (!existing) return planned
  const noted = withLeftOut({ ...subject, title: existing.title }, planned.line?.leftOut ?? [])
  const line = { ...lineOf(noted, 'changed', existing.id), changes }
  return { outcome: 'changed', line, product: importedOf(existing), before: existing, ...news }
}
