import { accountCarsSchema, carsSchema } from '@bieznik/contract/catalogue/fit/car'
import { route } from '@/lib/http/route.server'
import { getAccountCars, replaceAccountCars } from '@/lib/product-api/people.server'

/** The cars that a person has noted, for all of the person's browsers. */
export const GET = route({ role: 'customer', reply: accountCarsSchema }, async (who) => ({
  data: await getAccountCars(who),
}))

export const PUT = route(
  {
    role: 'customer',
    limit: { name: 'cars', points: 60, seconds: 60, by: 'person' },
    body: carsSchema,
    reply: accountCarsSchema,
  },
  async ({ body, ...who }) => ({ data: await replaceAccountCars(who, body) }),
)
