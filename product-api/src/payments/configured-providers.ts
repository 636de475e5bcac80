import type { Env } from '../env.ts'
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts'
import { createPaypalProvider } from './paypal/paypal-provider.ts'
import { createPaypalWallet } from './paypal/paypal-wallet.ts'

function paypalOf(env: Env): PaymentProvider | null {
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_MERCHANT_ID: merchantId,
  } = env
  if (!clientId || !clientSecret || !merchantId) return null
  const webhookId = env.PAYPAL_WEBHOOK_ID ?? null
  const account = { apiUrl: env.PAYPAL_API_URL, clientId, clientSecret, merchantId, webhookId }
  return createPaypalProvider(createPaypalWallet(account))
}

/** The payment providers that the environment names; none is offered that is not. */
export function configuredProviders(env: Env): PaymentProviders {
  return [paypalOf(env)].filter((provider) => provider !== null)
}
