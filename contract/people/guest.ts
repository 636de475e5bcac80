import { z } from 'zod'

/** The ID token of the person without an account whose cart and orders an account takes over. */
export const guestTokenSchema = z.strictObject({
  guestToken: z.string().regex(/^[\w.~+/=-]{1,8192}$/),
})

/** What was taken over; a repeat finds nothing more. */
export const takenOverSchema = z.strictObject({ lines: z.int().min(0), orders: z.int().min(0) })
export type TakenOver = z.output<typeof takenOverSchema>
