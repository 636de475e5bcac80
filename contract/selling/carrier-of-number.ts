import type { Carrier } from './parcel.ts'

/** Forms of numbers that one carrier alone gives its parcels. GLS, FedEx and DHL number some of theirs alike, with ten to fifteen digits. */
const forms: readonly (readonly [Carrier, RegExp])[] = [
  // ShipX, "Tracking number".
  ['inpost', /^\d{24}$/],
  // UPS, "Format of tracking numbers": 1Z, shipper, service, parcel, check digit.
  ['ups', /^1Z[A-Z\d]{16}$/],
  // DPD Polska, waybill: thirteen digits and a letter.
  ['dpd', /^\d{13}[A-Z]$/],
  // DHL's licence plates by ISO 15459.
  ['dhl', /^JJ?D\d{16,20}$/],
  // Postal items by UPU S10, and SSCC with the GS1 prefix of Poczta Polska.
  ['poczta_polska', /^(?:[A-Z]{2}\d{9}PL|00\d5900773\d{10})$/],
]

/** The carrier that a parcel number, as `parcelNumberSchema` gives it, can only be of; null: its form says nothing. */
export function carrierOfNumber(number: string): Carrier | null {
  return forms.find(([, form]) => form.test(number))?.[0] ?? null
}
