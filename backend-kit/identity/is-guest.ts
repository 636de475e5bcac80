import { z } from 'zod'

const guestSchema = z.object({ firebase: z.object({ sign_in_provider: z.literal('anonymous') }) })

/** Whether the claims of a token are those of a person without an account, whom Firebase signed in anonymously. */
export const isGuest = (claims: unknown): boolean => guestSchema.safeParse(claims).success
