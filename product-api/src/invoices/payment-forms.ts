import type { PaymentMethod } from '@bieznik/contract/order'

/** A way of paying as FA(3) names it; `code` null: the schema has none, and its words stand there. */
type PaymentForm = { code: string | null; inPolish: string; isToAccount: boolean }

const cash: PaymentForm = { code: '1', inPolish: 'gotówka', isToAccount: false }
const card: PaymentForm = { code: '2', inPolish: 'karta', isToAccount: false }
const transfer: PaymentForm = { code: '6', inPolish: 'przelew', isToAccount: true }

const forms: Readonly<Partial<Record<string, PaymentForm>>> = {
  payment_at_delivery: cash,
  bank_transfer: card,
  transfer,
  paypal: { code: null, inPolish: 'PayPal', isToAccount: false },
  przelewy24: { code: null, inPolish: 'Przelewy24', isToAccount: false },
}

/** A method that is not in the table is named as it is. */
export function formOfPayment(method: PaymentMethod): PaymentForm {
  return forms[method] ?? { code: null, inPolish: method, isToAccount: false }
}
