import { endpoint } from '../endpoint.ts'
import { guestTokenSchema, takenOverSchema } from '../people/guest.ts'

export const guests = {
  takeOver: endpoint({
    method: 'POST',
    path: '/api/account/guest',
    at: '/api/{shop}/people/:userId/guest',
    access: 'caller is {userId}',
    summary: 'Takes over cart and orders of a person without an account, whose ID token proves who it is',
    body: guestTokenSchema,
    reply: takenOverSchema,
    limit: { points: 20, seconds: 60, by: 'person' },
  }),
}
