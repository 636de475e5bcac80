import type { PaymentMethod } from '@bieznik/contract/selling/order'
import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import { providerRows } from '../payments/providers.ts'

/** Cash and card. */
const withoutProvider: Readonly<Record<Exclude<PaymentMethod, PaymentProviderName>, string>> = {
  payment_at_delivery: '1',
  bank_transfer: '2',
}

const isProvider = (method: PaymentMethod): method is PaymentProviderName => method in providerRows

/** FormaPlatnosci of FA(3); null: the schema has none, and the name of the method stands there. */
export const formOfPayment = (method: PaymentMethod): string | null =>
  isProvider(method) ? providerRows[method].invoiceForm : withoutProvider[method]
