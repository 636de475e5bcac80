import { fieldName, valueName } from '@bieznik/contract/catalogue/field-names'
import type { Language } from '@bieznik/contract/language'
import { fieldOfColumn, moneyColumns, productTables } from '@bieznik/contract/people/audited-columns'
import { carrierNames } from '@bieznik/contract/selling/parcel'
import type { Messages } from 'next-intl'
import { z } from 'zod'
import { isMessageKey } from '@/lib/i18n/is-message-key'
import type { MessagePath } from '@/lib/i18n/pick-messages'
import { isProductField } from '@/lib/products/product-form'

/** The messages that the words below are taken from. */
export const auditedNamespaces = [
  'admin_audit',
  'admin_bulk.actions',
  'admin_complaints.bases',
  'admin_complaints.outcomes',
  'admin_complaints.settlements',
  'admin_complaints.statuses',
  'admin_customers.payment_states',
  'admin_invoices.states',
  'admin_payments.formats',
  'admin_withdrawals.channels',
  'admin_withdrawals.statuses',
  'checkout.document_kinds',
  'corrections.returns',
  'delivery',
  'invoices.correction',
  'invoices.invoice',
  'payment',
  'product_form.kinds',
  'search.kinds',
  'search.meanings',
  'shipments.courier',
  'shipments.states',
  'staff_roles',
  'status',
] as const satisfies readonly MessagePath[]

type Path = (typeof auditedNamespaces)[number]
type NameOf<P extends string> = P extends `${infer Name}.${string}` ? Name : P
type KeyIn<Name extends string, P extends string = Path> = P extends `${Name}.${infer Key}` ? Key : never

/** Those messages and no others, as the page has no others. */
export type AuditMessages = {
  [Name in NameOf<Path> & keyof Messages]: Name extends Path
    ? Messages[Name]
    : Pick<Messages[Name], KeyIn<Name> & keyof Messages[Name]>
}

type Words = Readonly<Record<string, string>>

/** What each value of a column with a few of them is called, by table and column. */
function wordsOfValues(of: AuditMessages): Readonly<Record<string, Readonly<Record<string, Words>>>> {
  const { admin_complaints: complaints, admin_withdrawals: withdrawals, shipments } = of
  const { returns } = of.corrections
  const kindsOfWords = Object.fromEntries(
    Object.entries(of.search.kinds).map(([kind, word]) => [`kind_${kind}`, word]),
  )
  return {
    added_words: { meaning: { ...of.search.meanings, ...kindsOfWords } },
    bank_statements: { format: of.admin_payments.formats },
    complaints: {
      basis: complaints.bases,
      channel: withdrawals.channels,
      decision: complaints.statuses,
      demand: complaints.outcomes,
      remedy: complaints.outcomes,
      settlement: complaints.settlements,
    },
    dispatch_orders: { carrier: carrierNames, state: shipments.courier.states },
    invoices: { kind: { invoice: of.invoices.invoice, correction: of.invoices.correction } },
    ksef_submissions: { state: of.admin_invoices.states },
    order_return_lines: { condition: returns.conditions },
    orders: {
      document_kind: of.checkout.document_kinds,
      status: of.status,
      type_of_delivery: of.delivery,
      type_of_payment: of.payment,
    },
    parcels: { carrier: carrierNames },
    payments: { provider: of.payment, state: of.admin_customers.payment_states },
    products: { product_type: of.product_form.kinds },
    refunds: { state: returns.states },
    shipments: { carrier: carrierNames, state: shipments.states },
    staff: { role: of.staff_roles },
    staff_invitations: { role: of.staff_roles },
    withdrawals: { channel: withdrawals.channels, status: withdrawals.statuses },
  }
}

/** The field of a product that a column holds; null: it holds none that has a name. */
function productFieldOf(entity: string, column: string) {
  const field = fieldOfColumn(column)
  return productTables.has(entity) && isProductField(field) ? field : null
}

/** What a column is called, of its table or of every table; null: it has no name yet. */
export function columnName(
  of: AuditMessages,
  language: Language,
  entity: string,
  column: string,
): string | null {
  // What an amount says itself, the name of a field says as well: `Cena (zł)`.
  const field = moneyColumns.has(column) ? null : productFieldOf(entity, column)
  if (field) return fieldName(field, language)
  const { names } = of.admin_audit
  const key = [`${entity}_${column}`, column].find((each) => isMessageKey(names, each))
  return key !== undefined && isMessageKey(names, key) ? names[key] : null
}

const bulkChangeSchema = z.object({ what: z.string(), inArchive: z.boolean().optional() })

/** What a change of many products did, as its JSON has it. */
export function bulkChangeName(of: AuditMessages, json: string | null | undefined): string {
  const { actions } = of.admin_bulk
  const { data } = bulkChangeSchema.safeParse(JSON.parse(json ?? 'null'))
  const name = data?.inArchive === false ? 'restore' : (data?.what ?? '')
  return isMessageKey(actions, name) ? actions[name] : of.admin_audit.entities.bulk_changes
}

/** What one of a few values of a column is called; null: it is no such column, or a value that has no name yet. */
export function choiceName(
  of: AuditMessages,
  language: Language,
  { entity, column, value }: { entity: string; column: string; value: string },
): string | null {
  const words = wordsOfValues(of)[entity]?.[column]
  if (words) return Object.hasOwn(words, value) ? (words[value] ?? null) : null
  const field = productFieldOf(entity, column)
  return field && valueName(field, value, language)
}
