import { textFields } from '@bieznik/contract/translated'
import { and, eq, gt, inArray, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { products, spacers, tires, wheels } from '../../platform/db/schema/catalogue.ts'
import { searchChanges } from '../../platform/db/schema/search-index.ts'
import type { IndexedRow } from './index-entry.ts'

/** Of a column that several kinds have, that of the kind that the product is. */
const either = <T>(...columns: SQLWrapper[]) => sql<T | null>`coalesce(${sql.join(columns, sql`, `)})`

const number = (column: SQLWrapper) => sql<number | null>`${column}::float8`

/** What an index holds: what is on sale, or archived products as well, for staff. */
export type IndexScope = 'on_sale' | 'all'

function selectRows(db: Queryable, scope: IndexScope, matching: SQL | undefined) {
  return db
    .select({
      id: products.id,
      productType: products.productType,
      ...textFields(products, 'title'),
      price: products.price,
      isSoldOut: sql<boolean>`${products.quantityInStock} = 0`,
      manufacturer: tires.manufacturer,
      protector: tires.protector,
      isRetreaded: tires.isRetreaded,
      typeOfTire: tires.typeOfTire,
      season: tires.season,
      snowMarking: tires.snowMarking,
      loadClass: tires.loadClass,
      loadIndex: tires.loadIndex,
      topSpeed: tires.topSpeed,
      width: number(either(tires.width, wheels.width)),
      profile: number(tires.profile),
      diameter: number(either(tires.diameter, wheels.diameter)),
      typeOfWheel: wheels.typeOfWheel,
      boltCircle: either<string>(wheels.boltSpacing, spacers.boltDistance),
      secondBoltCircle: sql<string | null>`nullif(${wheels.secondBoltSpacing}, '')`,
      color: wheels.color,
      material: either<string>(wheels.material, spacers.material),
      et: number(wheels.et),
      bore: number(either(wheels.centralBoreDiameter, spacers.boreHub)),
      thickness: number(spacers.thickness),
      system: spacers.system,
      boltInfo: spacers.boltInfo,
      model: either<string>(tires.model, wheels.model, spacers.model),
      ean: either<string>(tires.ean, wheels.ean, spacers.ean),
      partNumber: either<string>(tires.partNumber, wheels.partNumber, spacers.partNumber),
    })
    .from(products)
    .leftJoin(tires, eq(tires.productId, products.id))
    .leftJoin(wheels, eq(wheels.productId, products.id))
    .leftJoin(spacers, eq(spacers.productId, products.id))
    .where(and(scope === 'on_sale' ? not(products.inArchive) : undefined, matching))
}

/** The next products after an id, in the order of their ids. */
export const listIndexedRows = (
  db: Queryable,
  scope: IndexScope,
  after: number,
  limit: number,
): Promise<IndexedRow[]> => selectRows(db, scope, gt(products.id, after)).orderBy(products.id).limit(limit)

/** Those of these products that the index holds. */
export const listRowsOf = (db: Queryable, scope: IndexScope, ids: readonly number[]): Promise<IndexedRow[]> =>
  selectRows(db, scope, inArray(products.id, [...ids]))

/** Changes that are seen now, by transaction, and the first transaction that may still be under way. */
export type SeenChanges = { changes: Map<string, number[]>; firstOpen: string }

/**
 * At most `limit` changes of transactions that are not older than `since` and not among those that have been seen. A transaction before
 * `firstOpen` is over, so it cannot bring more of them.
 */
export async function listChanges(
  db: Queryable,
  since: string,
  seen: readonly string[],
  limit: number,
): Promise<SeenChanges> {
  const rows = await db
    .select({
      firstOpen: sql<string>`open.first::text`,
      tx: sql<string | null>`${searchChanges.tx}::text`,
      productId: sql<number | null>`${searchChanges.productId}`,
    })
    .from(sql`(select pg_snapshot_xmin(pg_current_snapshot()) as first) as open`)
    .leftJoin(
      searchChanges,
      sql`${searchChanges.tx} >= ${since}::xid8 and ${searchChanges.tx}::text <> all(${sql.param([...seen])}::text[])`,
    )
    .limit(limit)
  const changes = new Map<string, number[]>()
  for (const { tx, productId } of rows)
    if (tx !== null && productId !== null) changes.set(tx, [...(changes.get(tx) ?? []), productId])
  return { changes, firstOpen: rows[0]?.firstOpen ?? since }
}

/** Deletes change rows that every process has applied or rebuilt past. */
export async function deleteOldChanges(db: Queryable, olderThanHours: number): Promise<void> {
  await db
    .delete(searchChanges)
    .where(sql`${searchChanges.at} < now() - make_interval(hours => ${olderThanHours})`)
}
