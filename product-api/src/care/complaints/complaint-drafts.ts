import type { StoredComplaintDraft } from '@bieznik/contract/care/complaint'
import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { requireRoom } from '../../platform/db/require-room.ts'
import { complaintDrafts, complaintPhotos, complaints } from '../../platform/db/schema/complaints.ts'
import { notFound } from '../../platform/http/problem-error.ts'

const old = sql`now() - interval '24 hours'`

/** Stores a draft for a day, in place of what it was before, and deletes older ones with their photos. */
export async function storeDraft(db: Database, draft: { id: string; sealed: string }): Promise<void> {
  await db.delete(complaintDrafts).where(lt(complaintDrafts.createdAt, old))
  await db
    .delete(complaintPhotos)
    .where(and(lt(complaintPhotos.createdAt, old), isNull(complaintPhotos.complaintId)))
  await db
    .insert(complaintDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: complaintDrafts.id, set: { sealed: draft.sealed } })
}

/** Throws not_found. */
export async function requireDraft(db: Database, id: string): Promise<StoredComplaintDraft> {
  const [row] = await db
    .select({
      sealed: complaintDrafts.sealed,
      id: complaints.id,
      receivedAt: complaints.receivedAt,
      answerDue: complaints.answerDue,
    })
    .from(complaintDrafts)
    .leftJoin(complaints, eq(complaints.idempotencyKey, complaintDrafts.id))
    .where(eq(complaintDrafts.id, id))
  if (!row) throw notFound('draft')
  const { sealed, id: acceptedId, receivedAt, answerDue } = row
  if (acceptedId === null || receivedAt === null || answerDue === null) return { sealed, accepted: null }
  const number = complaintNumber(acceptedId)
  return { sealed, accepted: { number, receivedAt: receivedAt.toISOString(), answerDue } }
}

type Photo = { id: string; name: string }

/** Of all photos of forms that are no complaint yet. Whoever sends them need not sign in. */
const MAX_WAITING_BYTES = 200 * 1024 * 1024

/** The name says the content, so that a repeat changes nothing. Throws too_many_requests when there is no room for it. */
export async function insertPhoto(
  db: Database,
  { id, name }: Photo,
  content: Buffer,
  maxBytes = MAX_WAITING_BYTES,
): Promise<void> {
  await requireRoom(db, {
    files: complaintPhotos,
    isWaiting: isNull(complaintPhotos.complaintId),
    maxBytes,
  })
  await db
    .insert(complaintPhotos)
    .values({ draftId: id, name, content: content.toString('base64') })
    .onConflictDoNothing()
}

/** A photo of a draft, also when it has become a complaint. Throws not_found. */
export async function requirePhotoOfDraft(db: Database, { id, name }: Photo): Promise<Buffer> {
  const [photo] = await db
    .select({ content: complaintPhotos.content })
    .from(complaintPhotos)
    .where(and(eq(complaintPhotos.draftId, id), eq(complaintPhotos.name, name)))
  if (!photo) throw notFound('photo')
  return Buffer.from(photo.content, 'base64')
}

/** Throws not_found. */
export async function requirePhoto(db: Database, complaintId: number, name: string): Promise<Buffer> {
  const [photo] = await db
    .select({ content: complaintPhotos.content })
    .from(complaintPhotos)
    .where(and(eq(complaintPhotos.complaintId, complaintId), eq(complaintPhotos.name, name)))
  if (!photo) throw notFound('photo')
  return Buffer.from(photo.content, 'base64')
}
