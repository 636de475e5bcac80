import type { prepaidInvoices } from '@bieznik/backend-kit/configuration/invoices'
import type { Grosze } from '@bieznik/contract/money/money'
import type { ProductType } from '@bieznik/contract/catalogue/product'

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
