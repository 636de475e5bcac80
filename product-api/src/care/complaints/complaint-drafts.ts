import type { FormDraft, StoredDraft } from '@bieznik/contract/care/case'
import type { AcceptedComplaint } from '@bieznik/contract/care/complaint'
import { and, eq, isNull, lt, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { requireRoom } from '../../platform/db/require-room.ts'
import { complaintDrafts, complaintPhotos, complaints } from '../../platform/db/schema/complaints.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { aDayAgo, requireSealed, storeDraft } from '../cases/form-drafts.ts'
import { acceptedOf } from './accept-complaint.ts'

/** Stores a draft, and deletes the photos of older ones. */
export async function storeComplaintDraft(db: Database, draft: FormDraft): Promise<void> {
  await db
    .delete(complaintPhotos)
    .where(and(lt(complaintPhotos.createdAt, aDayAgo), isNull(complaintPhotos.complaintId)))
  await storeDraft(db, complaintDrafts, draft)
}

/** A draft with the complaint that was made of it. Throws not_found. */
export async function requireDraft(db: Database, id: string): Promise<StoredDraft<AcceptedComplaint>> {
  const sealed = await requireSealed(db, complaintDrafts, id)
  const [made] = await db.select().from(complaints).where(eq(complaints.idempotencyKey, id))
  return { sealed, accepted: made ? acceptedOf(made) : null }
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
export const requirePhotoOfDraft = (db: Database, { id, name }: Photo): Promise<Buffer> =>
  requirePhoto(db, and(eq(complaintPhotos.draftId, id), eq(complaintPhotos.name, name)))

/** Throws not_found. */
export const requirePhotoOfComplaint = (db: Database, id: number, name: string): Promise<Buffer> =>
  requirePhoto(db, and(eq(complaintPhotos.complaintId, id), eq(complaintPhotos.name, name)))

async function requirePhoto(db: Database, isIt: SQL | undefined): Promise<Buffer> {
  const { content } = complaintPhotos
  const [photo] = await db.select({ content }).from(complaintPhotos).where(isIt)
  if (!photo) throw notFound('photo')
  return Buffer.from(photo.content, 'base64')
}
