import type { Grosze } from '@bieznik/contract/money'
import type { ProductType } from '@bieznik/contract/product'

/**
 * When an order that was paid before its goods leave is invoiced: once they have left, or at once by an advance invoice, after which none
 * follows for the delivery.
 */
export const prepaidInvoices = ['delivery', 'advance'] as const

/** What an accountant decides about invoices. */
export type InvoiceSettings = {
  /** Kinds of products that annex 15 of the act on VAT names. */
  splitPaymentKinds: ReadonlySet<ProductType>
  /** grosze, with VAT: an invoice for more is paid in the split way. */
  splitPaymentAbove: Grosze
  prepaid: (typeof prepaidInvoices)[number]
  /** Whether invoices to companies are sent to KSeF. */
  isKsefOn: boolean
}

/** As the law stands, with every kind of product taken for one of annex 15: a note too many does no harm. */
export const DEFAULT_SPLIT_PAYMENT_KINDS = 'Tire, Wheel, Spacer'
export const DEFAULT_LIMIT_PLN = '15000'
