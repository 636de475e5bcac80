import { orderDetailSchema } from '@bieznik/contract/selling/order'
import { orderDocumentSchema } from '@bieznik/contract/people/back-office'
import { orderWorkSchema } from '@bieznik/contract/selling/order-work'
import { orderReturnsSchema } from '@bieznik/contract/money/refund'
import { productSchema } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'

/** An order as staff see it: with who bought and how to reach them, the names of those in its history, and the products that it can be pictured with. */
export const staffOrderSchema = z.strictObject({
  ...orderDocumentSchema.shape,
  ...orderDetailSchema.shape,
  /** Who works on it, its tags, and what staff noted. */
  work: orderWorkSchema,
  /** Goods and money of it that go back. */
  returns: orderReturnsSchema,
  /** Name or e-mail address by uid; not everyone is known. */
  people: z.record(z.string(), z.string()),
  /** As they are today; title and price of the order are those of its items. */
  products: z.array(productSchema),
})
export type StaffOrder = z.output<typeof staffOrderSchema>
