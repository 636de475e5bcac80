/** Those whose API the shop can speak; each is one of `carriers`. */
export const shippingCarriers = ['inpost'] as const
export type ShippingCarrier = (typeof shippingCarriers)[number]
