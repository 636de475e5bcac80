import type { Supplier, SupplierReading } from '@bieznik/contract/catalogue/supplier'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { supplierProducts, suppliers } from '../../platform/db/schema/suppliers.ts'

const columns = {
  id: suppliers.id,
  name: suppliers.name,
  products: sql<number>`(
    select count(distinct product_id)::int from ${supplierProducts} where supplier_id = ${sql.raw('suppliers.id')}
  )`,
  reading: suppliers.reading,
}

/** All of them by their names. */
export async function listSuppliers(db: Queryable): Promise<Supplier[]> {
  return db.select(columns).from(suppliers).orderBy(asc(suppliers.name))
}

/** Null: there is no such one. */
export async function findSupplier(db: Queryable, id: number): Promise<Supplier | null> {
  const [found] = await db.select(columns).from(suppliers).where(eq(suppliers.id, id))
  return found ?? null
}

export async function insertSupplier(tx: Transaction, name: string, who: string): Promise<Supplier> {
  const [row] = await tx.insert(suppliers).values({ name, who }).returning({ id: suppliers.id })
  if (!row) throw new Error('the database answered no row for a new supplier')
  return { id: row.id, name, products: 0, reading: null }
}

/** Returns whether there was one. Its products stay; only what it calls them is forgotten. */
export async function deleteSupplier(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.delete(suppliers).where(eq(suppliers.id, id))
  return rowCount === 1
}

/** Remembers how a list of theirs was read, for the next one. */
export async function rememberReading(tx: Transaction, id: number, reading: SupplierReading): Promise<void> {
  await tx.update(suppliers).set({ reading }).where(eq(suppliers.id, id))
}

/** The products that a supplier means by these keys. */
export async function findByCodes(
  db: Queryable,
  supplierId: number,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select({ code: supplierProducts.code, productId: supplierProducts.productId })
    .from(supplierProducts)
    .where(and(eq(supplierProducts.supplierId, supplierId), inArray(supplierProducts.code, [...codes])))
  return new Map(rows.map(({ code, productId }) => [code, productId]))
}

/** Keeps what a supplier calls products. */
export async function saveCodes(
  db: Queryable,
  { supplierId, importId }: { supplierId: number; importId: number },
  codes: readonly { code: string; productId: number }[],
): Promise<void> {
  if (codes.length === 0) return
  await db.insert(supplierProducts).values(codes.map((each) => ({ ...each, supplierId, importId })))
}

/** Forgets the keys that became known by an import. */
export async function forgetCodes(db: Queryable, importId: number): Promise<void> {
  await db.delete(supplierProducts).where(eq(supplierProducts.importId, importId))
}
