import { files } from '@bieznik/contract/endpoints/files'
import { opinionPhotoSchema } from '@bieznik/contract/care/opinion'
import { MAX_OPINION_PHOTO_BYTES } from '@bieznik/contract/care/photo'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
import { implement } from '../../platform/http/implement.ts'
import { problemReplies } from '../../platform/http/replies.ts'
import { readWebp, requireWebp, WEBP, webpReplies } from '../../platform/http/webp.ts'
import { insertOpinionPhoto, requirePhotoOf, requireShownPhoto } from './opinion-photos.ts'

type Options = { db: Database; catalogue: CatalogueReader }

const config = { access: 'anyone' } as const

/** Photos on their way to an opinion, which names them, and those of the opinions that are shown. */
export const opinionPhotoRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, catalogue }) => {
  readWebp(app)

  app.post(
    '/api/opinion-photos',
    {
      config,
      bodyLimit: MAX_OPINION_PHOTO_BYTES,
      schema: {
        summary: 'Stores a photo for two hours, in which an opinion may name it',
        consumes: [WEBP],
        body: z.unknown().describe('The photo'),
        response: { 201: opinionPhotoSchema, ...problemReplies },
      },
    },
    async (request, reply) => reply.code(201).send(await insertOpinionPhoto(db, requireWebp(request.body))),
  )

  app.get(
    '/api/opinion-photos/:name',
    {
      config,
      schema: {
        summary: 'A photo of an opinion that is shown',
        params: opinionPhotoSchema,
        response: webpReplies,
      },
    },
    async ({ params: { name } }, reply) =>
      reply.type(WEBP).send(await catalogue.read((from) => requireShownPhoto(from, name))),
  )

  implement(app, files.opinionPhoto, ({ params: { id, name } }) => requirePhotoOf(db, id, name))
}
