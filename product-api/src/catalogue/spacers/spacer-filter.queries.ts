import type { SpacerFit } from '@bieznik/contract/catalogue/on-sale'
import { eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { spacers } from '../../platform/db/schema/catalogue.ts'
import { naturalOrder } from '../products/natural-order.ts'
import { listChoices } from '../products/choices.ts'

const { productId } = spacers

export async function listBoltDistances(db: Queryable): Promise<string[]> {
  return (await listChoices(db, { column: spacers.boltDistance, productId })).toSorted(naturalOrder)
}

export function listThicknesses(
  db: Queryable,
  { boltDistance }: { boltDistance: string },
): Promise<number[]> {
  const chosen = [eq(spacers.boltDistance, boltDistance)]
  return listChoices(db, { column: spacers.thickness, productId, chosen })
}

/** Both together. */
export function listSpacerFits(db: Queryable): Promise<SpacerFit[]> {
  const { boltDistance, thickness } = spacers
  return db
    .selectDistinct({ boltDistance, thickness })
    .from(spacers)
    .where(isNotNull(spacers.salePrice))
    .orderBy(boltDistance, thickness)
}
