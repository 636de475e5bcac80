import { lateStates, orderSorts, orderStockStates, paidStates } from '@bieznik/contract/selling/order-list'
import { deliveryMethods } from '@bieznik/contract/selling/order'
import { listedOrderSchema, tagSchema } from '@bieznik/contract/selling/order-work'
import { askedDaySchema } from '@bieznik/contract/platform/asked-day'
import { z } from 'zod'
import { orderStatusSchema } from '@bieznik/contract/selling/order-status'
import { orderListQuerySchema } from './order-requests'

/** Whose orders: one's own, or those that are not assigned. */
export const holders = ['me', 'unassigned'] as const

const MOST_VALUES = 20

/** Given once or several times: any of the values may match. */
const several = <Value extends z.ZodType>(value: Value) =>
  z.union([value.transform((one) => [one]), z.array(value).min(1).max(MOST_VALUES)]).optional()

/** The address of staff's list: a page of the orders, and what they are narrowed down to. */
export const staffOrderListQuerySchema = orderListQuerySchema.extend({
  status: several(orderStatusSchema),
  /** Days in Warsaw, both included. */
  from: askedDaySchema.optional(),
  to: askedDaySchema.optional(),
  delivery: several(z.enum(deliveryMethods)),
  paid: several(z.enum(paidStates)),
  stock: z.enum(orderStockStates).optional(),
  late: z.enum(lateStates).optional(),
  held: several(z.enum(holders)),
  tag: several(tagSchema),
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
  const allOf = <Value extends string>(key: OrderFilterKey, value: z.ZodType<Value>) => {
    const known = query.getAll(key).flatMap((text) => value.safeParse(text).data ?? [])
    return known.length > 0 ? known.slice(0, MOST_VALUES) : undefined
  }
  return {
    status: allOf('status', orderStatusSchema),
    search: shape.search.catch(undefined).parse(said('search')),
    page: shape.page.catch(1).parse(said('page')),
    from: shape.from.catch(undefined).parse(said('from')),
    to: shape.to.catch(undefined).parse(said('to')),
    delivery: allOf('delivery', z.enum(deliveryMethods)),
    paid: allOf('paid', z.enum(paidStates)),
    stock: shape.stock.catch(undefined).parse(said('stock')),
    late: shape.late.catch(undefined).parse(said('late')),
    held: allOf('held', z.enum(holders)),
    tag: allOf('tag', tagSchema),
    sort: shape.sort.catch(undefined).parse(said('sort')),
  }
}
