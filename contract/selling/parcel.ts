import { z } from 'zod'

/* Parcels of an order, and where each can be followed. */

export const carriers = ['inpost', 'dpd', 'dhl', 'ups', 'gls', 'fedex', 'poczta_polska'] as const
export type Carrier = (typeof carriers)[number]

/** Names of companies, the same in every language. */
export const carrierNames: Record<Carrier, string> = {
  inpost: 'InPost',
  dpd: 'DPD',
  dhl: 'DHL',
  ups: 'UPS',
  gls: 'GLS',
  fedex: 'FedEx',
  poczta_polska: 'Poczta Polska',
}

/** The carriers' own pages; the number follows. */
const trackingPages: Record<Carrier, string> = {
  inpost: 'https://inpost.pl/sledzenie-przesylek?number=',
  dpd: 'https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=',
  dhl: 'https://www.dhl.com/pl-pl/home/tracking.html?tracking-id=',
  ups: 'https://www.ups.com/track?loc=pl_PL&tracknum=',
  gls: 'https://gls-group.com/PL/pl/sledzenie-paczek?match=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  poczta_polska: 'https://emonitoring.poczta-polska.pl/?numer=',
}

export const MAX_PARCEL_PIECES = 100
/** A pallet of tires. */
export const MAX_PARCEL_GRAMS = 1_000_000
/** How many parcels an order has at most. */
export const MAX_PARCELS = 20

/** Capital letters and digits, without the blanks that labels are read with. */
export const parcelNumberSchema = z
  .string()
  .max(60)
  .transform((written) => written.replaceAll(/[\s-]/gu, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z\d]{6,40}$/))

export const parcelSchema = z.strictObject({
  id: z.int().min(1),
  carrier: z.enum(carriers),
  number: z.string(),
  pieces: z.int().min(1).max(MAX_PARCEL_PIECES),
  /** null: it is not weighed. */
  grams: z.int().min(1).max(MAX_PARCEL_GRAMS).nullable(),
})
export type Parcel = z.output<typeof parcelSchema>

export const addParcelSchema = z.strictObject({
  ...parcelSchema.omit({ id: true }).shape,
  number: parcelNumberSchema,
})
export type AddParcel = z.output<typeof addParcelSchema>

/** Where the parcel can be followed. */
export function trackingUrl({ carrier, number }: Pick<Parcel, 'carrier' | 'number'>): string {
  return trackingPages[carrier] + encodeURIComponent(number)
}
