import { orderDetailSchema } from '@bieznik/contract/order'
import type { z } from 'zod'

/** One's own order with what was paid for it; who changed it is staff's to know. */
export const ownOrderSchema = orderDetailSchema.omit({ history: true, corrections: true })
export type OwnOrder = z.output<typeof ownOrderSchema>
