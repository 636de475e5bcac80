import { orderIdParamSchema } from '@bieznik/contract/selling/order'
import { notFound } from 'next/navigation'

/** The order's number in the address; what is no number is not found. */
export async function requireOrderId(params: Promise<{ orderId: string }>): Promise<number> {
  const id = orderIdParamSchema.safeParse((await params).orderId)
  return id.success ? id.data : notFound()
}
