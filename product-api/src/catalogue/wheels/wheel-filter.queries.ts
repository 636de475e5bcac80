import type { WheelFit } from '@bieznik/contract/catalogue/on-sale'
import { and, eq, isNotNull, ne, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { wheels } from '../../platform/db/schema/catalogue.ts'
import { naturalOrder } from '../products/natural-order.ts'
import { listChoices } from '../products/choices.ts'

type ChosenDiameter = { diameter: number }
type ChosenBoltSpacing = ChosenDiameter & { boltSpacing: string }
type ChosenWidth = ChosenBoltSpacing & { width: number }

const { productId } = wheels

export function listWheelDiameters(db: Queryable): Promise<number[]> {
  return listChoices(db, { column: wheels.diameter, productId })
}

/** The columns of the circles that a wheel is drilled for. */
const circles = [wheels.boltSpacing, wheels.secondBoltSpacing] as const
const isDual = ne(wheels.secondBoltSpacing, '')

export async function listBoltSpacings(db: Queryable, { diameter }: ChosenDiameter): Promise<string[]> {
  const chosen = [eq(wheels.diameter, diameter)]
  const found = await Promise.all([
    listChoices(db, { column: wheels.boltSpacing, productId, chosen }),
    listChoices(db, { column: wheels.secondBoltSpacing, productId, chosen: [...chosen, isDual] }),
  ])
  return [...new Set(found.flat())].toSorted(naturalOrder)
}

/** The measures of wheels that have a circle, each circle by an index of its own. */
async function listMeasures(
  db: Queryable,
  column: typeof wheels.width | typeof wheels.centralBoreDiameter,
  { chosen, boltSpacing }: { chosen: SQL[]; boltSpacing: string },
): Promise<number[]> {
  const found = await Promise.all(
    circles.map((circle) =>
      listChoices(db, { column, productId, chosen: [...chosen, eq(circle, boltSpacing), ...dual(circle)] }),
    ),
  )
  return [...new Set(found.flat())].toSorted((one, other) => one - other)
}

const dual = (circle: (typeof circles)[number]) => (circle === wheels.secondBoltSpacing ? [isDual] : [])

export function listWheelWidths(
  db: Queryable,
  { diameter, boltSpacing }: ChosenBoltSpacing,
): Promise<number[]> {
  return listMeasures(db, wheels.width, { chosen: [eq(wheels.diameter, diameter)], boltSpacing })
}

export function listCentralBores(
  db: Queryable,
  { diameter, boltSpacing, width }: ChosenWidth,
): Promise<number[]> {
  const chosen = [eq(wheels.diameter, diameter), eq(wheels.width, width)]
  return listMeasures(db, wheels.centralBoreDiameter, { chosen, boltSpacing })
}

/** All four together, once for each circle. */
export function listWheelFits(db: Queryable): Promise<WheelFit[]> {
  const { diameter, boltSpacing, secondBoltSpacing, width, centralBoreDiameter } = wheels
  const onSale = isNotNull(wheels.salePrice)
  return db
    .selectDistinct({ diameter, boltSpacing, width, centralBoreDiameter })
    .from(wheels)
    .where(onSale)
    .union(
      db
        .selectDistinct({ diameter, boltSpacing: secondBoltSpacing, width, centralBoreDiameter })
        .from(wheels)
        .where(and(onSale, isDual)),
    )
    .orderBy(diameter, boltSpacing, width, centralBoreDiameter)
}
