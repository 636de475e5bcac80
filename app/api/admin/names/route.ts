import { namedUidsSchema, peopleNamesSchema } from '@bieznik/contract/people/names'
import { route } from '@/lib/http/route.server'
import { requireNames } from '@/lib/user-records/people-names.server'

/** Names of people, whom the product API knows by uid. All of the staff have lists with people in them. */
export const POST = route(
  {
    role: 'staff',
    area: 'orders',
    limit: { name: 'names', points: 300, seconds: 60, by: 'person' },
    body: namedUidsSchema,
    reply: peopleNamesSchema,
  },
  async ({ body }) => ({ data: await requireNames(body.uids) }),
)
