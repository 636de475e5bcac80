import { photoNameSchema } from '@bieznik/contract/care/complaint'
import { z } from 'zod'
import { complaintDraftId, findDraft } from '@/lib/complaint/complaint-draft.server'
import { passOnPhoto } from '@/lib/pictures/pass-on-photo.server'
import { ProblemError } from '@/lib/http/problem-error'
import { route } from '@/lib/http/route.server'
import { readComplaintPhoto } from '@/lib/product-api/complaints.server'

/** A photo of an unsent form. The secret in the form's address authorizes the request. */
export const GET = route(
  {
    role: 'anyone',
    query: z.object({ complaint: z.string().max(100), photo: photoNameSchema }),
    reply: z.never(),
  },
  async ({ query: { complaint, photo } }) => {
    const draft = await findDraft(complaint)
    if (!draft?.typed.photos.some(({ name }) => name === photo))
      throw new ProblemError('not_found', 'there is no such photo')
    return passOnPhoto(await readComplaintPhoto({ draft: complaintDraftId(complaint), name: photo }))
  },
)
