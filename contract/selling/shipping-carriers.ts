import type { Carrier } from './parcel.ts'

/** Those whose API the shop can speak. */
export const shippingCarriers = ['inpost'] as const satisfies readonly Carrier[]
export type ShippingCarrier = (typeof shippingCarriers)[number]
