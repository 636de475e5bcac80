import { groszeFromPln } from '@bieznik/contract/money/money'
import type { Spacer, Wheel } from '@bieznik/contract/catalogue/product'
import { noSafetyData } from '@bieznik/contract/catalogue/safety-fields'
import type { Database } from '../src/platform/db/client.ts'
import { insertCatalogue } from '../src/platform/db/seed.ts'

const wheel: Omit<Wheel, 'id'> = {
  productType: 'Wheel',
  title: 'Felga aluminiowa',
  price: groszeFromPln(399),
  url: null,
  quantityInStock: 4,
  inArchive: false,
  typeOfWheel: 'alloy',
  diameter: 15,
  width: 6,
  centralBoreDiameter: 66.6,
  boltSpacing: '5x112',
  color: 'silver',
  material: 'aluminium',
  ...noSafetyData,
}

const spacer: Omit<Spacer, 'id'> = {
  productType: 'Spacer',
  title: 'Dystans',
  price: groszeFromPln(99),
  url: null,
  quantityInStock: 4,
  inArchive: false,
  boltDistance: '5x112',
  boltInfo: 'M12x1.5',
  thickness: 5,
  ...noSafetyData,
}

/** Adds wheels on sale with what a test needs to be different, and answers their ids. */
export async function addWheels(db: Database, differences: Partial<Omit<Wheel, 'id'>>[]): Promise<number[]> {
  return db.transaction((tx) =>
    insertCatalogue(
      tx,
      differences.map((each) => ({ ...wheel, ...each })),
    ),
  )
}

/** The same with spacers. */
export async function addSpacers(
  db: Database,
  differences: Partial<Omit<Spacer, 'id'>>[],
): Promise<number[]> {
  return db.transaction((tx) =>
    insertCatalogue(
      tx,
      differences.map((each) => ({ ...spacer, ...each })),
    ),
  )
}
