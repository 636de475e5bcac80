import type { Company } from '@bieznik/contract/platform/company'
import { grosze, plnFromGrosze } from '@bieznik/contract/money/money'
import type { PackedParcel } from '@bieznik/contract/selling/shipment'
import type { CarrierRequest } from '../carrier.ts'
import { receiverOf, senderOf } from './shipx-parties.ts'

const SERVICE = 'inpost_courier_standard'
const MAX_NOTE = 100
/** A standard parcel is a box of at most these sides, in mm (inpost.pl, "Rodzaje paczek kurierskich"). */
const LONGEST_STANDARD = 1_200
const SUM_OF_STANDARD = 2_200

const inKilograms = (grams: number) => (grams / 1_000).toFixed(3).replace(/\.?0+$/, '')

function parcelOf({ length, width, height, grams, isNonStandard }: PackedParcel) {
  const isTooLarge =
    Math.max(length, width, height) > LONGEST_STANDARD || length + width + height > SUM_OF_STANDARD
  return {
    dimensions: { length: String(length), width: String(width), height: String(height), unit: 'mm' },
    weight: { amount: inKilograms(grams), unit: 'kg' },
    is_non_standard: isNonStandard || isTooLarge,
  }
}

const amountOf = (sum: number) => ({ amount: plnFromGrosze(grosze(sum)), currency: 'PLN' })

/** What `POST /v1/organizations/:id/shipments` is sent. Throws CarrierRefusal for what ShipX would refuse anyway. */
export function shipmentBodyOf(
  { reference, receiver, parcel, collects, worth, note }: CarrierRequest,
  sender: Company,
) {
  return {
    service: SERVICE,
    reference,
    receiver: receiverOf(receiver, sender),
    sender: senderOf(sender),
    parcels: [parcelOf(parcel)],
    custom_attributes: { sending_method: 'dispatch_order' },
    // This service is always insured, and for no less than what is collected.
    insurance: amountOf(Math.max(collects, worth, 1)),
    ...(collects > 0 && { cod: amountOf(collects) }),
    ...(note !== '' && { comments: note.slice(0, MAX_NOTE) }),
  }
}
