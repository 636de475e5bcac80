import { draftIdSchema as params, formDraftSchema } from '@bieznik/contract/care/case'
import { photoOfDraftSchema, storedComplaintDraftSchema } from '@bieznik/contract/care/complaint'
import { files } from '@bieznik/contract/endpoints/files'
import { MAX_PHOTO_BYTES } from '@bieznik/contract/care/photo'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { replies } from '../../platform/http/replies.ts'
import { readWebp, requireWebp, WEBP, webpReplies } from '../../platform/http/webp.ts'
import {
  insertPhoto,
  requireDraft,
  requirePhotoOfComplaint,
  requirePhotoOfDraft,
  storeComplaintDraft,
} from './complaint-drafts.ts'

const config = { access: 'anyone' } as const

/** Forms on their way to a complaint, and the photos of complaints. The id of a draft is as good as a key. */
export const complaintDraftRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  readWebp(app)

  app.put(
    '/api/complaints/drafts/:id',
    {
      config,
      schema: {
        summary: 'Stores a sealed form for a day, in place of what it was before',
        params,
        body: formDraftSchema.pick({ sealed: true }),
        response: replies(params),
      },
    },
    async (request) => {
      const { id } = request.params
      await storeComplaintDraft(db, { id, ...request.body })
      return { id }
    },
  )

  app.get(
    '/api/complaints/drafts/:id',
    {
      config,
      schema: {
        summary: 'A sealed form, and the complaint that was made of it',
        params,
        response: replies(storedComplaintDraftSchema),
      },
    },
    (request) => requireDraft(db, request.params.id),
  )

  app.put(
    '/api/complaints/drafts/:id/photos/:name',
    {
      config,
      bodyLimit: MAX_PHOTO_BYTES,
      schema: {
        summary: 'Stores a photo as long as its form',
        params: photoOfDraftSchema,
        consumes: [WEBP],
        body: z.unknown().describe('The photo'),
        response: replies(photoOfDraftSchema),
      },
    },
    async (request) => {
      await insertPhoto(db, request.params, requireWebp(request.body))
      return request.params
    },
  )

  app.get(
    '/api/complaints/drafts/:id/photos/:name',
    { config, schema: { summary: 'A photo of a form', params: photoOfDraftSchema, response: webpReplies } },
    async (request, reply) => reply.type(WEBP).send(await requirePhotoOfDraft(db, request.params)),
  )

  implement(app, files.complaintPhoto, ({ params: { id, name } }) => requirePhotoOfComplaint(db, id, name))
}
