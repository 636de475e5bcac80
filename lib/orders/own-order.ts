import { orderDetailSchema } from '@bieznik/contract/selling/order'
import { goodsChangeSchema } from '@bieznik/contract/selling/order-correction'
import { z } from 'zod'

/** One's own order with what was paid for it and what of its goods was changed; who changed it is staff's to know. */
export const ownOrderSchema = orderDetailSchema
  .omit({ history: true, corrections: true })
  .extend({ corrections: z.array(goodsChangeSchema) })
export type OwnOrder = z.output<typeof ownOrderSchema>
