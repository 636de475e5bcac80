import { offersTransfer } from '@bieznik/backend-kit/offers-transfer'
import { readCompany } from '@bieznik/backend-kit/read-company'
import type { Env } from '../env.ts'
import { pageUrl } from '../mail/mail-content.ts'
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts'
import { createPaypalProvider } from './paypal/paypal-provider.ts'
import { createPaypalWallet } from './paypal/paypal-wallet.ts'
import { createP24Provider } from './przelewy24/p24-provider.ts'
import { createTransferProvider } from './transfer/transfer-provider.ts'

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

function przelewy24Of(env: Env): PaymentProvider | null {
  const { P24_MERCHANT_ID: merchantId, P24_API_KEY: apiKey, P24_CRC: crc, SITE_URL: siteUrl } = env
  if (!merchantId || !apiKey || !crc) return null
  return createP24Provider({
    url: env.P24_URL,
    merchantId,
    posId: env.P24_POS_ID ?? merchantId,
    apiKey,
    crc,
    email: readCompany(env.COMPANY_FILE).email,
    statusUrl: new URL('/api/payment/notifications/przelewy24', siteUrl).href,
    returnUrl: ({ orderId, language }) => pageUrl(`/orders/${orderId}/payment`, siteUrl, language),
  })
}

function transferOf(env: Env): PaymentProvider | null {
  return offersTransfer(readCompany(env.COMPANY_FILE), env) ? createTransferProvider() : null
}

/** The payment providers that the environment names; none is offered that is not. */
export function configuredProviders(env: Env): PaymentProviders {
  return [paypalOf(env), przelewy24Of(env), transferOf(env)].filter((provider) => provider !== null)
}
