import { accountCars } from '@bieznik/contract/endpoints/account-cars'
import type { AccountCars, Cars } from '@bieznik/contract/catalogue/fit/car'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { personCars } from '../../platform/db/schema/person-cars.ts'
import { implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'

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

/** The cars that a person has saved, for all of the person's browsers. */
export const personCarsRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  implement(app, accountCars.get, ({ caller: { uid } }) => getCars(db, uid))

  implement(app, accountCars.replace, async ({ caller: { uid, isGuest }, body }) => {
    // A guest is one browser, which keeps them itself; nothing would be left to take over or to remove.
    if (isGuest) throw new ProblemError('forbidden', 'Cars are kept for people with an account.')
    await replaceCars(db, uid, body)
    return getCars(db, uid)
  })
}
