import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products, tires } from '../db/schema/catalogue.ts'

type Chosen = { width?: number; profile?: number; diameter?: number }
type Choice = typeof tires.width | typeof tires.profile | typeof tires.diameter | typeof tires.protector

/** The different values of a column among the tires on sale that fit what is chosen so far, in ascending order. */
async function listChoices<Column extends Choice>(db: Queryable, column: Column, chosen: Chosen) {
  const rows = await db
    .selectDistinct({ value: column })
    .from(tires)
    .innerJoin(products, eq(tires.productId, products.id))
    .where(
      and(
        eq(products.inArchive, false),
        chosen.width === undefined ? undefined : eq(tires.width, chosen.width),
        chosen.profile === undefined ? undefined : eq(tires.profile, chosen.profile),
        chosen.diameter === undefined ? undefined : eq(tires.diameter, chosen.diameter),
      ),
    )
    .orderBy(asc(column))
  return rows.map(({ value }) => value)
}

export function listWidths(db: Queryable): Promise<number[]> {
  return listChoices(db, tires.width, {})
}

export function listProfiles(db: Queryable, chosen: { width: number }): Promise<number[]> {
  return listChoices(db, tires.profile, chosen)
}

export function listDiameters(db: Queryable, chosen: { width: number; profile: number }): Promise<number[]> {
  return listChoices(db, tires.diameter, chosen)
}

export function listProtectors(
  db: Queryable,
  chosen: { width: number; profile: number; diameter: number },
): Promise<string[]> {
  return listChoices(db, tires.protector, chosen)
}
