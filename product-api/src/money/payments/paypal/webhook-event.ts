import { z } from 'zod'

const amountSchema = z.object({ currency_code: z.string(), value: z.string() })

/** A webhook of PayPal, as far as it is looked at. The resource is an order, a capture or a refund. */
export const webhookEventSchema = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    custom_id: z.string().optional(),
    status: z.string().optional(),
    status_details: z.object({ reason: z.string().optional() }).optional(),
    amount: amountSchema.optional(),
    seller_payable_breakdown: z.object({ total_refunded_amount: amountSchema.optional() }).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  }),
})
export type WebhookEvent = z.output<typeof webhookEventSchema>
export type WebhookResource = WebhookEvent['resource']

/** What the event may be about: an order of PayPal's, a capture, or a payment by our own id. */
export function subjectsOf({ event_type: type, resource }: WebhookEvent) {
  const { id, custom_id: customId, supplementary_data: data, links } = resource
  const above = links.find(({ rel }) => rel === 'up')?.href ?? ''
  return {
    paymentId: z.uuid().safeParse(customId).data ?? null,
    walletOrderId: (type.startsWith('CHECKOUT.ORDER.') ? id : data?.related_ids?.order_id) ?? null,
    captureId: /\/captures\/([^/]+)$/.exec(above)?.[1] ?? id ?? null,
  }
}
