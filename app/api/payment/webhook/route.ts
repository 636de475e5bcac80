import { z } from 'zod'
import { readJsonText } from '@/lib/http/read-body.server'
import { route } from '@/lib/http/route.server'
import { passOnWebhook } from '@/lib/product-api/payments.server'

const limit = { name: 'payment-webhooks', points: 300, seconds: 60, by: 'address' } as const

/**
 * PayPal's webhook. It comes from PayPal's servers, without an Origin header; the product API verifies its signature.
 */
export const POST = route(
  { role: 'anyone', limit, read: readJsonText, body: z.string(), reply: z.null() },
  async ({ body, request, requestId }) => {
    await passOnWebhook({ text: body, headers: request.headers, requestId })
    return { data: null }
  },
)
