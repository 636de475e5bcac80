import type { PaymentMethod } from '@bieznik/contract/selling/order'

/** A way of paying as FA(3) names it; `code` null: the schema has none, and its words stand there. */
type PaymentForm = { code: string | null; inPolish: string; isToAccount: boolean }

const inWords = (inPolish: string): PaymentForm => ({ code: null, inPolish, isToAccount: false })

export const formOfPayment: Readonly<Record<PaymentMethod, PaymentForm>> = {
  payment_at_delivery: { code: '1', inPolish: 'gotówka', isToAccount: false },
  bank_transfer: { code: '2', inPolish: 'karta', isToAccount: false },
  transfer: { code: '6', inPolish: 'przelew', isToAccount: true },
  paypal: inWords('PayPal'),
  przelewy24: inWords('Przelewy24'),
}
