import { pageNumberSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { orderStatusSchema, statusChangeModes } from '@bieznik/contract/selling/order-status'
import { orderSchema } from '@bieznik/contract/selling/order'
import { z } from 'zod'
import { addToQuery, type QueryValue } from '@/lib/http/query-record'

/** A whole day of orders stands on one page of staff's list. */
export const ORDERS_PAGE_SIZE = 100

/** How many of one's own orders stand on a page. */
export const OWN_ORDERS_PAGE_SIZE = 10

/** A list's address: what is filtered, searched and which page. */
export const orderListQuerySchema = z.object({
  status: orderStatusSchema.optional(),
  search: z.string().trim().min(1).max(100).optional(),
  page: pageNumberSchema.default(1),
})
export type OrderListQuery = z.output<typeof orderListQuerySchema>

/** The query of a page of a list, without what is not narrowed down. */
export const searchOf = ({
  page,
  ...filter
}: { page: number } & Record<string, QueryValue>): URLSearchParams =>
  addToQuery(new URLSearchParams({ page: String(page) }), filter)

export const orderListSchema = z.strictObject({ orders: z.array(orderSchema), total: z.int().min(0) })

export const changeStatusSchema = z.strictObject({
  status: orderStatusSchema,
  /** The status that the person saw; when it is no longer current, the change is refused. */
  from: orderStatusSchema,
  mode: z.enum(statusChangeModes),
})
export type ChangeStatus = z.output<typeof changeStatusSchema>
