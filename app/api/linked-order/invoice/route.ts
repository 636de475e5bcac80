import { orderIdSchema } from '@bieznik/contract/selling/order-id'
import { orderLinkSchema } from '@bieznik/contract/selling/order-link'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { getLinkedInvoice } from '@/lib/product-api/linked-files.server'

/** The link comes in the body, which no log has. */
export const POST = route(
  {
    role: 'anyone',
    limit: { name: 'linked-order-invoice', points: 20, seconds: 60, by: 'address' },
    body: z.strictObject({ link: orderLinkSchema, invoiceId: orderIdSchema }),
    reply: z.never(),
  },
  async ({ body, requestId }) => getLinkedInvoice(body, requestId),
)
