import 'server-only'
import {
  acceptedComplaintSchema,
  photoOfDraftSchema,
  storedComplaintDraftSchema,
  type AcceptedComplaint,
  type ComplaintStatement,
  type StoredComplaintDraft,
} from '@bieznik/contract/care/complaint'
import { callProductApi, streamProductApi } from './client.server'
import { orNull } from './or-null'

const PATH = '/api/complaints'
const DEADLINE = 'order' as const

/** Stores an encrypted draft for a day, in place of what it was before. */
export async function storeComplaintDraft({ id, sealed }: { id: string; sealed: string }): Promise<void> {
  await callProductApi({
    path: `${PATH}/drafts/${id}`,
    method: 'PUT',
    json: { sealed },
    key: id,
    deadline: DEADLINE,
    reply: photoOfDraftSchema.pick({ id: true }),
  })
}

/** Null: there is none, or no longer. */
export const getComplaintDraft = (id: string): Promise<StoredComplaintDraft | null> =>
  orNull(
    callProductApi({ path: `${PATH}/drafts/${id}`, deadline: DEADLINE, reply: storedComplaintDraftSchema }),
  )

interface PhotoName {
  /** The draft under which it is stored. */
  draft: string
  name: string
}

const photoPath = ({ draft, name }: PhotoName) => `${PATH}/drafts/${draft}/photos/${name}`

/** The name says the content, so that a repeat changes nothing. */
export async function insertComplaintPhoto(photo: PhotoName, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await callProductApi({
    path: photoPath(photo),
    method: 'PUT',
    file: { type: 'image/webp', bytes },
    key: photo.name,
    deadline: DEADLINE,
    reply: photoOfDraftSchema,
  })
}

/** Throws not_found. */
export const readComplaintPhoto = (photo: PhotoName): Promise<Response> =>
  streamProductApi({ path: photoPath(photo), accept: 'image/webp', deadline: DEADLINE })

/** The same key is the same complaint, however often it is sent. */
export async function acceptComplaint(
  statement: ComplaintStatement,
  { key, requestId }: { key: string; requestId: string },
): Promise<AcceptedComplaint> {
  const { data } = await callProductApi({
    path: PATH,
    method: 'POST',
    json: statement,
    key,
    requestId,
    deadline: DEADLINE,
    reply: acceptedComplaintSchema,
  })
  return data
}
