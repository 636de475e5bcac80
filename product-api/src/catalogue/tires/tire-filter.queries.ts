import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { tires } from '../../platform/db/schema/catalogue.ts'
import { listChoices } from '../products/choices.ts'

type ChosenWidth = { width: number }
type ChosenProfile = ChosenWidth & { profile: number }
type ChosenDiameter = ChosenProfile & { diameter: number }

const { productId } = tires

export function listWidths(db: Queryable): Promise<number[]> {
  return listChoices(db, { column: tires.width, productId })
}

export function listProfiles(db: Queryable, { width }: ChosenWidth): Promise<number[]> {
  return listChoices(db, { column: tires.profile, productId, chosen: [eq(tires.width, width)] })
}

export function listDiameters(db: Queryable, { width, profile }: ChosenProfile): Promise<number[]> {
  const chosen = [eq(tires.width, width), eq(tires.profile, profile)]
  return listChoices(db, { column: tires.diameter, productId, chosen })
}

export function listProtectors(
  db: Queryable,
  { width, profile, diameter }: ChosenDiameter,
): Promise<string[]> {
  const chosen = [eq(tires.width, width), eq(tires.profile, profile), eq(tires.diameter, diameter)]
  return listChoices(db, { column: tires.protector, productId, chosen })
}
