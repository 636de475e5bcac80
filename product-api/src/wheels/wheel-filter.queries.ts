import type { WheelFit } from '@bieznik/contract/on-sale'
import { eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { wheels } from '../db/schema/catalogue.ts'
import { byNumbers } from '../products/by-numbers.ts'
import { listChoices } from '../products/choices.ts'

type ChosenDiameter = { diameter: number }
type ChosenBoltSpacing = ChosenDiameter & { boltSpacing: string }
type ChosenWidth = ChosenBoltSpacing & { width: number }

const { productId } = wheels

export function listWheelDiameters(db: Queryable): Promise<number[]> {
  return listChoices(db, { column: wheels.diameter, productId })
}

export async function listBoltSpacings(db: Queryable, { diameter }: ChosenDiameter): Promise<string[]> {
  const chosen = [eq(wheels.diameter, diameter)]
  return (await listChoices(db, { column: wheels.boltSpacing, productId, chosen })).toSorted(byNumbers)
}

export function listWheelWidths(
  db: Queryable,
  { diameter, boltSpacing }: ChosenBoltSpacing,
): Promise<number[]> {
  const chosen = [eq(wheels.diameter, diameter), eq(wheels.boltSpacing, boltSpacing)]
  return listChoices(db, { column: wheels.width, productId, chosen })
}

export function listCentralBores(
  db: Queryable,
  { diameter, boltSpacing, width }: ChosenWidth,
): Promise<number[]> {
  const chosen = [eq(wheels.diameter, diameter), eq(wheels.boltSpacing, boltSpacing), eq(wheels.width, width)]
  return listChoices(db, { column: wheels.centralBoreDiameter, productId, chosen })
}

/** All four together. */
export function listWheelFits(db: Queryable): Promise<WheelFit[]> {
  const { diameter, boltSpacing, width, centralBoreDiameter } = wheels
  return db
    .selectDistinct({ diameter, boltSpacing, width, centralBoreDiameter })
    .from(wheels)
    .where(isNotNull(wheels.salePrice))
    .orderBy(diameter, boltSpacing, width, centralBoreDiameter)
}
