import 'server-only'
import { offersTransfer } from '@bieznik/backend-kit/offers-transfer'
import {
  isPaidBeforeOrder,
  paymentProviders,
  type PaymentProviderName,
} from '@bieznik/contract/money/payment-providers'
import { company } from '@/lib/company/company.server'
import { env } from '@/lib/env.server'

/** Whether the environment offers each; the product API has the same. */
const isConfigured: Readonly<Record<PaymentProviderName, boolean>> = {
  paypal: env.PAYPAL_CLIENT_ID !== undefined,
  przelewy24: env.P24_MERCHANT_ID !== undefined,
  transfer: offersTransfer(company, env),
}

/** All that the checkout offers before the delivery. */
export const checkoutProviders: readonly PaymentProviderName[] = paymentProviders.filter(
  (name) => isConfigured[name],
)

/** Those through which an order is paid once it is placed. */
export const laterProviders = checkoutProviders.filter((name) => !isPaidBeforeOrder(name))
