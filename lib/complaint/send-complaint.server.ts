import 'server-only'
import { MAX_PHOTOS } from '@bieznik/contract/care/complaint'
import type { Locale } from '@/lib/i18n/routing'
import { seeOther } from '@/lib/plain-forms/see-other.server'
import { withRetryDocument } from '@/lib/plain-forms/with-retry-document.server'
import { isDraftSecret, newDraftSecret } from '@/lib/plain-forms/sealed-draft.server'
import { acceptComplaint, insertComplaintPhoto } from '@/lib/product-api/complaints.server'
import { checkComplaint } from './check-complaint'
import { complaintDraftId, findDraft, storeTyped, type ComplaintDraft } from './complaint-draft.server'
import { takeComplaint, takeForm } from './complaint-limits.server'
import { makePhotos, photoName, type Photo } from './make-photos.server'
import {
  MAX_FORM_BYTES,
  MAX_TEXT_BYTES,
  readComplaintForm,
  type SentForm,
} from './read-complaint-form.server'
import { retryComplaint } from './retry-complaint.server'
import { readComplaintFields, type TypedComplaint } from './typed-complaint'

/**
 * Takes the form as a browser sends it, stores it with its photos as a draft, and makes a complaint of it when it is good. Then the browser
 * is led to the page, which knows by the secret how far it is. What cannot be taken now comes back as a document with all of its texts.
 */
export async function sendComplaint(request: Request, requestId: string): Promise<Response> {
  let sent: SentForm | null = null
  return withRetryDocument(
    { form: 'complaint', requestId },
    () =>
      takeForm(request, async () => {
        sent = await readComplaintForm(request, MAX_FORM_BYTES)
        return take(sent, { request, requestId })
      }),
    async (problem) => {
      const { fields } = sent ?? (await readComplaintForm(request, MAX_TEXT_BYTES))
      return retryComplaint(problem, readComplaintFields(fields), secretIn(fields))
    },
  )
}

interface Call {
  request: Request
  requestId: string
}

const secretIn = (fields: FormData): string => {
  const secret = fields.get('complaint')
  return isDraftSecret(secret) ? secret : newDraftSecret()
}

async function take(sent: SentForm, call: Call): Promise<Response> {
  const secret = secretIn(sent.fields)
  const draft = await findDraft(secret)
  const { photos, refused } = await makePhotos(filesIn(sent.fields), MAX_PHOTOS)
  if (sent.isCutOff) refused.push({ title: '', reason: 'cut_off' })
  const typed = typedOf(sent.fields, { draft, photos, refused, secret })
  if (!draft?.accepted) return store(typed, { photos, secret, call })
  if (isSame(typed, draft.typed)) return seeComplaint(typed.language, secret)

  // What is sent after somebody went back from a complaint is another one. The photos of the first stay with that.
  const another = newDraftSecret()
  const anew = typedOf(sent.fields, { draft: null, photos, refused, secret: another })
  return store(anew, { photos, secret: another, call })
}

interface Draft {
  photos: readonly Photo[]
  secret: string
  call: Call
}

/** Keeps the form, makes a complaint of it when nothing is wrong with it, and leads to the page. */
async function store(typed: TypedComplaint, { photos, secret, call }: Draft): Promise<Response> {
  const draft = complaintDraftId(secret)
  for (const photo of photos)
    await insertComplaintPhoto({ draft, name: photoName(photo, secret) }, photo.bytes)
  await storeTyped(typed, secret)
  const { statement } = checkComplaint(typed)
  if (statement && typed.refused.length === 0) {
    await takeComplaint(call.request, statement.email)
    await acceptComplaint(statement, { key: draft, requestId: call.requestId })
  }
  return seeComplaint(typed.language, secret)
}

interface Beside extends Pick<TypedComplaint, 'refused'> {
  draft: ComplaintDraft | null
  photos: readonly Photo[]
  secret: string
}

/** What was typed, with the photos of before that were not removed, and those that came now as long as there is room. */
function typedOf(fields: FormData, { draft, photos, refused, secret }: Beside): TypedComplaint {
  const removed = fields.getAll('remove')
  const before = (draft?.typed.photos ?? []).filter(({ name }) => !removed.includes(name))
  const now = photos
    .map((photo) => ({ name: photoName(photo, secret), title: photo.title }))
    .filter(({ name }) => !before.some((photo) => photo.name === name))
  const all = [...before, ...now]
  const tooMany = all.slice(MAX_PHOTOS).map(({ title }) => ({ title, reason: 'too_many' as const }))
  return {
    ...readComplaintFields(fields),
    photos: all.slice(0, MAX_PHOTOS),
    refused: [...refused, ...tooMany],
  }
}

/** A browser sends an empty file where none was chosen. */
const filesIn = (fields: FormData): File[] =>
  fields
    .getAll('photo')
    .filter((file) => file instanceof File)
    .filter(({ size }) => size > 0)

const isSame = (one: TypedComplaint, other: TypedComplaint): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** On to the page with what is stored under the secret. */
const seeComplaint = (language: Locale, secret: string): Response =>
  seeOther(language, '/complaint', { complaint: secret })
