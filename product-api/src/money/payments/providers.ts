import { offersTransfer } from '@bieznik/backend-kit/offers-transfer'
import { readCompany } from '@bieznik/backend-kit/read-company'
import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import type { Env } from '../../env.ts'
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts'
import { createPaypalProvider } from './paypal/paypal-provider.ts'
import { createPaypalWallet } from './paypal/paypal-wallet.ts'
import { createP24Provider } from './przelewy24/p24-provider.ts'
import { createTransferProvider } from './transfer/transfer-provider.ts'
import { returnUrlOf } from './return-url.ts'

/** What the product API knows of a provider: a new one is its folder and a row of this table. */
interface ProviderRow {
  /** null: the environment does not name it, and it is not offered. */
  create: (env: Env) => PaymentProvider | null
  /** Where its notifications arrive, in its own word; null: it sends none. */
  notifiedAt: `/api/${string}` | null
  /** Its own address, which must not be that of a stand-in in a shop that opens; null: there is none. */
  addressIn: ((env: Env) => string) | null
  /** FormaPlatnosci of FA(3), on invoices; null: the schema has none, and its name stands there. */
  invoiceForm: string | null
}

export const providerRows: Readonly<Record<PaymentProviderName, ProviderRow>> = {
  paypal: {
    create: paypalOf,
    notifiedAt: '/api/paypal/webhooks',
    addressIn: (env) => env.PAYPAL_API_URL,
    invoiceForm: null,
  },
  przelewy24: {
    create: przelewy24Of,
    notifiedAt: '/api/przelewy24/notifications',
    addressIn: (env) => env.P24_URL,
    invoiceForm: null,
  },
  transfer: {
    create: (env) => (offersTransfer(readCompany(env.COMPANY_FILE), env) ? createTransferProvider() : null),
    notifiedAt: null,
    addressIn: null,
    invoiceForm: '6',
  },
}

const rows = Object.values(providerRows)

/** The payment providers that the environment names; none is offered that is not. */
export const configuredProviders = (env: Env): PaymentProviders =>
  rows.map(({ create }) => create(env)).filter((provider) => provider !== null)

/** Addresses of those that the environment names. */
export const providerAddresses = (env: Env): string[] =>
  rows.flatMap(({ create, addressIn }) =>
    addressIn !== null && create(env) !== null ? [addressIn(env)] : [],
  )

function paypalOf(env: Env): PaymentProvider | null {
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_MERCHANT_ID: merchantId,
  } = env
  if (!clientId || !clientSecret || !merchantId) return null
  const webhookId = env.PAYPAL_WEBHOOK_ID ?? null
  const account = { apiUrl: env.PAYPAL_API_URL, clientId, clientSecret, merchantId, webhookId }
  const brandName = readCompany(env.COMPANY_FILE).legalName
  return createPaypalProvider(createPaypalWallet({ ...account, brandName }))
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
    takesBlik: env.P24_BLIK_IN_SHOP === 'on',
    statusUrl: new URL('/api/payment/notifications/przelewy24', siteUrl).href,
    returnUrl: returnUrlOf(env),
  })
}
