import type { ListKind } from '@bieznik/contract/catalogue/facets'
import type { Car } from '@bieznik/contract/catalogue/fit/car'
import { verdictOf, type FitFinding } from '@bieznik/contract/catalogue/fit/finding'
import { spacerFit } from '@bieznik/contract/catalogue/fit/spacer-fit'
import { tireFit } from '@bieznik/contract/catalogue/fit/tire-fit'
import { wheelFit } from '@bieznik/contract/catalogue/fit/wheel-fit'
import { and, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/client.ts'
import { spacers, tires, wheels } from '../../platform/db/schema/catalogue.ts'

const tireNumbers = {
  width: tires.width,
  profile: tires.profile,
  diameter: tires.diameter,
  icVc: tires.icVc,
  loadClass: tires.loadClass,
  snowMarking: tires.snowMarking,
  protector: tires.protector,
}

const wheelNumbers = {
  diameter: wheels.diameter,
  width: wheels.width,
  et: wheels.et,
  centralBoreDiameter: wheels.centralBoreDiameter,
  boltSpacing: wheels.boltSpacing,
  secondBoltSpacing: wheels.secondBoltSpacing,
  maxLoad: wheels.maxLoad,
}

const spacerNumbers = {
  boltDistance: spacers.boltDistance,
  boltInfo: spacers.boltInfo,
  thickness: spacers.thickness,
  boreHub: spacers.boreHub,
  boreWheel: spacers.boreWheel,
  system: spacers.system,
}

const idsOf = (productId: PgColumn) => sql<number[]>`array_agg(${productId})`

/**
 * Ids of what is for sale and matches, without what does not fit the car. The verdict is that of the product's own page: products are read in
 * groups that have the same numbers, and each group is compared once.
 */
export async function listFitting(
  db: Queryable,
  kind: ListKind,
  matching: SQL | undefined,
  car: Car,
): Promise<number[]> {
  switch (kind) {
    case 'tires': {
      const rows = await db
        .select({ numbers: tireNumbers, ids: idsOf(tires.productId) })
        .from(tires)
        .where(and(isNotNull(tires.salePrice), matching))
        .groupBy(...Object.values(tireNumbers))
      return idsWithout(rows, (tire) => tireFit(car, tire))
    }
    case 'wheels': {
      const rows = await db
        .select({ numbers: wheelNumbers, ids: idsOf(wheels.productId) })
        .from(wheels)
        .where(and(isNotNull(wheels.salePrice), matching))
        .groupBy(...Object.values(wheelNumbers))
      return idsWithout(rows, (wheel) => wheelFit(car, wheel))
    }
    case 'spacers': {
      const rows = await db
        .select({ numbers: spacerNumbers, ids: idsOf(spacers.productId) })
        .from(spacers)
        .where(and(isNotNull(spacers.salePrice), matching))
        .groupBy(...Object.values(spacerNumbers))
      return idsWithout(rows, (spacer) => spacerFit(car, spacer))
    }
  }
}

/** Those whose findings do not speak against them. */
const idsWithout = <Numbers>(
  groups: readonly { numbers: Numbers; ids: number[] }[],
  findingsOf: (numbers: Numbers) => FitFinding[],
): number[] =>
  groups.flatMap(({ numbers, ids }) => (verdictOf(findingsOf(numbers)) === 'does_not_fit' ? [] : ids))
