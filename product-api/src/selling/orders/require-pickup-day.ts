import { isPickupDay } from '@bieznik/contract/selling/delivery-day'
import type { PlaceOrder } from '@bieznik/contract/selling/order-form'
import { isPickup } from '@bieznik/contract/selling/order'
import { ProblemError } from '../../platform/http/problem-error.ts'

/** Throws invalid_request when the goods are to be fetched on a day on which the company is closed, or that is over or too far ahead. */
export function requirePickupDay({ typeOfDelivery, pickupDay }: PlaceOrder, now: Date): void {
  if (!isPickup(typeOfDelivery) || pickupDay === undefined || isPickupDay(pickupDay, now)) return
  throw new ProblemError('invalid_request', 'Nothing can be fetched on this day.', {
    fields: [{ path: 'pickupDay', message: 'an open day of the next 60 days, such as 2026-11-26' }],
  })
}
