import 'server-only'
import { offersTransfer } from '@bieznik/backend-kit/offers-transfer'
import type { PaymentProviderName } from '@bieznik/contract/payment'
import { company } from '@/lib/company/company.server'
import { env } from '@/lib/env.server'

/** Providers through which an order is paid once it is placed; the product API has the same. */
export const laterProviders: readonly PaymentProviderName[] = [
  ...(env.P24_MERCHANT_ID ? (['przelewy24'] as const) : []),
  ...(offersTransfer(company, env) ? (['transfer'] as const) : []),
]

/** All that the checkout offers before the delivery. */
export const checkoutProviders: readonly PaymentProviderName[] = [
  ...(env.PAYPAL_CLIENT_ID ? (['paypal'] as const) : []),
  ...laterProviders,
]
