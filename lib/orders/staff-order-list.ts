import { lateStates, orderSorts, orderStockStates, paidStates } from '@bieznik/contract/selling/order-list'
import { deliveryMethods } from '@bieznik/contract/selling/order'
import { listedOrderSchema, tagSchema } from '@bieznik/contract/selling/order-work'
import { askedDaySchema } from '@bieznik/contract/platform/asked-day'
import { z } from 'zod'
import { orderListQuerySchema } from './order-requests'

/** Whose orders: one's own, or those that are not assigned. */
export const holders = ['me', 'unassigned'] as const

/** The address of staff's list: a page of the orders, and what they are narrowed down to. */
export const staffOrderListQuerySchema = orderListQuerySchema.extend({
  /** Days in Warsaw, both included. */
  from: askedDaySchema.optional(),
  to: askedDaySchema.optional(),
  delivery: z.enum(deliveryMethods).optional(),
  paid: z.enum(paidStates).optional(),
  stock: z.enum(orderStockStates).optional(),
  late: z.enum(lateStates).optional(),
  held: z.enum(holders).optional(),
  tag: tagSchema.optional(),
  sort: z.enum(orderSorts).optional(),
})
export type StaffOrderListQuery = z.output<typeof staffOrderListQuerySchema>

/** A page of the list, with the names of those who work on its orders. */
export const staffOrderListSchema = z.strictObject({
  orders: z.array(listedOrderSchema),
  /** Of all pages. */
  total: z.int().min(0),
  /** Name or e-mail address by uid; not everyone is known. */
  people: z.record(z.string(), z.string()),
})
export type StaffOrderList = z.output<typeof staffOrderListSchema>

/** What the list can be narrowed down and sorted by: everything but the page. */
export const orderFilterKeys = [
  'status',
  'search',
  'from',
  'to',
  'delivery',
  'paid',
  'stock',
  'late',
  'held',
  'tag',
  'sort',
] as const
export type OrderFilterKey = (typeof orderFilterKeys)[number]

/** Nothing chosen, on the first page. */
export const noOrderFilter = Object.fromEntries([...orderFilterKeys, 'page'].map((key) => [key, null]))

/** The list that an address asks for. What cannot be read counts as not said. */
export function staffOrderListOf(query: URLSearchParams): StaffOrderListQuery {
  const { shape } = staffOrderListQuerySchema
  const said = (key: keyof typeof shape) => query.get(key) ?? undefined
  return {
    status: shape.status.catch(undefined).parse(said('status')),
    search: shape.search.catch(undefined).parse(said('search')),
    page: shape.page.catch(1).parse(said('page')),
    from: shape.from.catch(undefined).parse(said('from')),
    to: shape.to.catch(undefined).parse(said('to')),
    delivery: shape.delivery.catch(undefined).parse(said('delivery')),
    paid: shape.paid.catch(undefined).parse(said('paid')),
    stock: shape.stock.catch(undefined).parse(said('stock')),
    late: shape.late.catch(undefined).parse(said('late')),
    held: shape.held.catch(undefined).parse(said('held')),
    tag: shape.tag.catch(undefined).parse(said('tag')),
    sort: shape.sort.catch(undefined).parse(said('sort')),
  }
}
