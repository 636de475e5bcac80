import { offersTransfer } from '@bieznik/backend-kit/offers-transfer'
import type { Secrets } from '@bieznik/backend-kit/signature'
import { readCompany } from '@bieznik/backend-kit/read-company'
import { linkSecretsOf, type Env } from '../env.ts'
import { pageUrl } from '../mail/mail-content.ts'
import { signOrderLink } from '../orders/order-link.ts'
import type { PaymentProvider, PaymentProviders, Purchase } from './payment-provider.ts'
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
  const brandName = readCompany(env.COMPANY_FILE).legalName
  return createPaypalProvider(createPaypalWallet({ ...account, brandName }))
}

/** The provider keeps the address to which the buyer comes back, so the link in it is good for no longer than a payment is waited for. */
const RETURN_LINK_DAYS = 4

/** A page that the buyer may see: by an own account, or by a link again. */
const returnUrlOf =
  (siteUrl: string, linkSecrets: Secrets) =>
  ({ orderId: id, orderDate, language, isByLink }: Purchase): string => {
    const link = isByLink ? signOrderLink(linkSecrets, { id, orderDate }, new Date(), RETURN_LINK_DAYS) : null
    return pageUrl(link === null ? `/orders/${id}/payment` : `/order?link=${link}`, siteUrl, language)
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
    returnUrl: returnUrlOf(siteUrl, linkSecretsOf(env)),
  })
}

function transferOf(env: Env): PaymentProvider | null {
  return offersTransfer(readCompany(env.COMPANY_FILE), env) ? createTransferProvider() : null
}

/** The payment providers that the environment names; none is offered that is not. */
export function configuredProviders(env: Env): PaymentProviders {
  return [paypalOf(env), przelewy24Of(env), transferOf(env)].filter((provider) => provider !== null)
}
