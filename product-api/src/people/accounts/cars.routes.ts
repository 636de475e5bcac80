import {
  accountCarsSchema,
  carsSchema,
  type AccountCars,
  type Cars,
} from '@bieznik/contract/catalogue/fit/car'
import { uidSchema } from '@bieznik/contract/people/uid'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { personCars } from '../../platform/db/schema/person-cars.ts'
import { requireCaller } from '../../platform/http/access.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'

const params = z.strictObject({ userId: uidSchema })
const config = { access: 'caller is {userId}' } as const
const response = replies(accountCarsSchema)

async function getCars(db: Database, userId: string): Promise<AccountCars> {
  const [row] = await db
    .select({ cars: personCars.cars })
    .from(personCars)
    .where(eq(personCars.userId, userId))
  return { cars: row?.cars ?? null }
}

async function replaceCars(db: Database, userId: string, cars: Cars): Promise<void> {
  const written = { cars, updatedAt: new Date() }
  await db
    .insert(personCars)
    .values({ userId, ...written })
    .onConflictDoUpdate({ target: personCars.userId, set: written })
}

/** The cars that a person has noted, for all of the person's browsers. */
export const personCarsRoutes: FastifyPluginAsyncZod<{ db: Database; shopSegment: string }> = async (
  app,
  { db, shopSegment },
) => {
  const path = `/api/${shopSegment}/people/:userId/cars`

  app.get(
    path,
    { config, schema: { summary: 'The cars of an account', params, response } },
    ({ params: { userId } }) => getCars(db, userId),
  )

  app.put(
    path,
    {
      config,
      schema: { summary: 'Replaces them; a repeat changes nothing', params, body: carsSchema, response },
    },
    async (request) => {
      // A guest is one browser, which keeps them itself; nothing would be left to take over or to remove.
      if (requireCaller(request).isGuest)
        throw new ProblemError('forbidden', 'Cars are kept for people with an account.')
      const { userId } = request.params
      await replaceCars(db, userId, request.body)
      return getCars(db, userId)
    },
  )
}
