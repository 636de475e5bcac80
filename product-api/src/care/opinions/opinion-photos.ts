import { and, asc, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database, Queryable, Transaction } from '../../platform/db/client.ts'
import { requireRoom } from '../../platform/db/require-room.ts'
import { opinionPhotos, opinions } from '../../platform/db/schema/opinions.ts'
import { lockUnlocked } from '../../platform/jobs/leased-queue.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'

const old = sql`now() - interval '2 hours'`

/** Of all photos that no opinion names yet. Whoever sends them need not sign in. */
const MAX_WAITING_BYTES = 100 * 1024 * 1024

/**
 * Stores a photo that an opinion may name within two hours, and deletes older ones that none has named. Throws too_many_requests when
 * there is no room for it.
 */
export async function insertOpinionPhoto(
  db: Database,
  content: Buffer,
  maxBytes = MAX_WAITING_BYTES,
): Promise<{ name: string }> {
  const { name: photo, createdAt, opinionId } = opinionPhotos
  // One that an opinion names at this moment stays.
  const left = lockUnlocked(
    db,
    { photo },
    {
      table: opinionPhotos,
      where: and(lt(createdAt, old), isNull(opinionId)),
      orderBy: [createdAt],
      most: 1_000,
    },
  )
  await db.delete(opinionPhotos).where(sql`${photo} = any (array(${left}))`)
  await requireRoom(db, {
    files: opinionPhotos,
    isWaiting: isNull(opinionId),
    maxBytes,
  })
  const name = `${randomBytes(16).toString('hex')}.webp`
  await db.insert(opinionPhotos).values({ name, content: content.toString('base64') })
  return { name }
}

/** A photo of an opinion that is shown. Throws not_found. */
export async function requireShownPhoto(db: Queryable, name: string): Promise<Buffer> {
  const [photo] = await db
    .select({ content: opinionPhotos.content })
    .from(opinionPhotos)
    .innerJoin(opinions, eq(opinions.id, opinionPhotos.opinionId))
    .where(and(eq(opinionPhotos.name, name), isNull(opinions.hiddenReason)))
  if (!photo) throw notFound('photo')
  return Buffer.from(photo.content, 'base64')
}

/** A photo of this opinion, shown or hidden. Throws not_found. */
export async function requirePhotoOf(db: Queryable, id: number, name: string): Promise<Buffer> {
  const [photo] = await db
    .select({ content: opinionPhotos.content })
    .from(opinionPhotos)
    .where(and(eq(opinionPhotos.name, name), eq(opinionPhotos.opinionId, id)))
  if (!photo) throw notFound('photo')
  return Buffer.from(photo.content, 'base64')
}

/** Makes these photos, in this order, those of an opinion, and deletes its others. Throws invalid_request for one that is not there to have. */
export async function claimPhotos(tx: Transaction, id: number, names: readonly string[]): Promise<void> {
  const { name, opinionId } = opinionPhotos
  const locked = await tx
    .select({ name })
    .from(opinionPhotos)
    .where(and(inArray(name, [...names]), or(isNull(opinionId), eq(opinionId, id))))
    .orderBy(asc(name))
    .for('update')
  if (locked.length !== names.length)
    throw new ProblemError('invalid_request', 'A photo that is named is not there, or not yours.', {
      fields: [{ path: 'photos', message: 'photos_unknown' }],
    })
  await tx.delete(opinionPhotos).where(and(eq(opinionId, id), notInArray(name, [...names])))
  for (const [position, photo] of names.entries())
    await tx.update(opinionPhotos).set({ opinionId: id, position }).where(eq(name, photo))
}
