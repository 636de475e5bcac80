import { locales } from '@bieznik/contract/locales'
import type { WalletRequest } from './wallet.ts'

const MAX_BRAND_NAME = 127

/** Whose order it is. */
export type Payee = {
  merchantId: string
  /** PayPal's page shows it instead of the name of the account. */
  brandName: string
}

/**
 * The body of `POST /v2/checkout/orders` (Orders v2 2.13). The shop asks for the address itself, so PayPal asks for none and hands none
 * over; and what is approved there is paid at once. A way back to the shop is needed only without PayPal's button.
 */
export function orderRequest({ paymentId, usd, language }: WalletRequest, payee: Payee): string {
  return JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: paymentId,
        invoice_id: paymentId,
        payee: { merchant_id: payee.merchantId },
        amount: { currency_code: 'USD', value: usd },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: payee.brandName.slice(0, MAX_BRAND_NAME),
          locale: locales[language].paypal.replace('_', '-'),
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
        },
      },
    },
  })
}
