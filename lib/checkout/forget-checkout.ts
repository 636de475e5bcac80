import { forgetPayment } from '@/lib/payment/payment-attempt'
import { forgetDraft } from './draft'
import { forgetAttempt } from './order-attempt'
import { forgetPrices } from './seen-prices'

/** Forgets all that this tab has kept of an order: it is placed, or the person signs out. */
export function forgetCheckout(): void {
  forgetDraft()
  forgetAttempt()
  forgetPrices()
  forgetPayment()
}
