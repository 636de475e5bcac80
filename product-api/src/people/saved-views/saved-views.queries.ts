import { MAX_VIEWS, type AddView, type SavedView } from '@bieznik/contract/people/saved-view'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { savedViews } from '../../platform/db/schema/saved-views.ts'

const { id, list, name, query, madeBy } = savedViews

/** By their names, as people sort them. */
export async function listViews(db: Queryable, ofList: AddView['list']): Promise<SavedView[]> {
  return db
    .select({ id, name, query, madeBy })
    .from(savedViews)
    .where(eq(list, ofList))
    .orderBy(sql`lower(${name})`, asc(id))
    .limit(MAX_VIEWS)
}

export const countViews = (db: Queryable, ofList: AddView['list']): Promise<number> =>
  db.$count(savedViews, eq(list, ofList))

/** Null: there is no such one. */
export async function findView(db: Queryable, viewId: number) {
  const [found] = await db.select({ list, madeBy }).from(savedViews).where(eq(id, viewId))
  return found ?? null
}

export async function insertView(tx: Transaction, added: AddView, uid: string): Promise<void> {
  await tx.insert(savedViews).values({ ...added, madeBy: uid })
}

export async function renameView(tx: Transaction, viewId: number, newName: string): Promise<void> {
  await tx.update(savedViews).set({ name: newName }).where(eq(id, viewId))
}

export async function deleteView(tx: Transaction, viewId: number): Promise<void> {
  await tx.delete(savedViews).where(eq(id, viewId))
}
