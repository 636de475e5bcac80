import 'server-only'
import type { FormDraft } from '@bieznik/contract/care/case'
import {
  acceptedComplaintSchema,
  photoOfDraftSchema,
  storedComplaintDraftSchema,
  type ComplaintStatement,
} from '@bieznik/contract/care/complaint'
import { getDraft, sendStatement, storeDraft, type SentUnderKey } from './cases.server'
import { callProductApi, streamProductApi } from './client.server'

const PATH = '/api/complaints'
const DEADLINE = 'order' as const

const draftPath = (id: string) => `${PATH}/drafts/${id}`

export const storeComplaintDraft = ({ id, sealed }: FormDraft): Promise<void> =>
  storeDraft({ method: 'PUT', path: draftPath(id), json: { sealed } }, { id })

export const getComplaintDraft = (id: string) => getDraft(draftPath(id), storedComplaintDraftSchema)

export const acceptComplaint = (statement: ComplaintStatement, sent: SentUnderKey) =>
  sendStatement(PATH, statement, sent, acceptedComplaintSchema)

interface PhotoName {
  /** The draft under which it is stored. */
  draft: string
  name: string
}

const photoPath = ({ draft, name }: PhotoName) => `${draftPath(draft)}/photos/${name}`

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
