import { guestTokenSchema, takenOverSchema } from '@bieznik/contract/people/guest'
import { route } from '@/lib/http/route.server'
import { takeOverGuest } from '@/lib/product-api/people.server'

/** Cart and orders of a person without an account become the caller's: both tokens prove who they are of. */
export const POST = route(
  {
    role: 'customer',
    limit: { name: 'guest_taken_over', points: 20, seconds: 60, by: 'person' },
    body: guestTokenSchema,
    reply: takenOverSchema,
  },
  async ({ body, ...who }) => ({ data: await takeOverGuest(who, body) }),
)
