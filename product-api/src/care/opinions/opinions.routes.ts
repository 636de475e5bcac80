import type { Secrets } from '@bieznik/backend-kit/signature'
import { idParamSchema } from '@bieznik/contract/platform/id-param'
import {
  foundOpinionsSchema,
  opinionsQuerySchema,
  ratedLineSchema,
  writeLinkedOpinionSchema,
  writeOpinionSchema,
  type RatedLine,
  type WriteOpinion,
} from '@bieznik/contract/care/opinion'
import { orderLinkSchema } from '@bieznik/contract/selling/order-link'
import { productIdParamSchema } from '@bieznik/contract/catalogue/product'
import { uidSchema } from '@bieznik/contract/people/uid'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { catalogueSliceOf } from '../../platform/http/paging.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
import { requireOrderOfLink } from '../../selling/orders/order-link.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { getProductOpinions, tagsOfRated } from './opinions.queries.ts'
import { getRatedLine, listRatedLines, toRatedLine, type Buyer } from './rated-lines.queries.ts'
import { writeOpinion } from './write-opinion.ts'

type Options = {
  db: Database
  catalogue: CatalogueReader
  storefront: StorefrontNotifier
  shopSegment: string
  /** None: there are no links to orders. */
  linkSecrets: Secrets
}

const config = { access: 'caller is {userId}' } as const
const person = z.strictObject({ userId: uidSchema })

export const opinionRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, catalogue, storefront, shopSegment, linkSecrets },
) => {
  const path = `/api/${shopSegment}/people/:userId/opinions`

  async function write(buyer: Buyer, lineId: number, written: WriteOpinion): Promise<RatedLine> {
    storefront.changed(await tagsOfRated(db, [await writeOpinion(db, buyer, lineId, written)]))
    const line = await getRatedLine(db, buyer, lineId)
    if (!line) throw notFound('delivered line')
    return toRatedLine(line)
  }

  /** Throws not_found. */
  const buyerOf = async (link: string): Promise<Buyer> => ({
    orderId: await requireOrderOfLink(db, linkSecrets, link),
  })

  app.get(
    '/api/products/:id/opinions',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'What buyers think of a product, newest first unless sorted otherwise',
        params: z.strictObject({ id: productIdParamSchema }),
        querystring: opinionsQuerySchema,
        response: replies(foundOpinionsSchema),
      },
    },
    ({ params: { id: productId }, query: { sort = 'newest', rating, page = 1, pageSize } }) => {
      const asked = { productId, sort, rating: rating && Number(rating) }
      return catalogue.read((from) => getProductOpinions(from, asked, catalogueSliceOf({ page, pageSize })))
    },
  )

  app.get(
    path,
    {
      config,
      schema: {
        summary: 'The delivered lines of a person, with what they wrote about each',
        params: person,
        response: replies(z.array(ratedLineSchema)),
      },
    },
    ({ params: { userId } }) => listRatedLines(db, { userId }),
  )

  app.put(
    `${path}/:lineId`,
    {
      config,
      schema: {
        summary: 'Writes the opinion on a delivered line, or edits it',
        params: person.extend({ lineId: idParamSchema }),
        body: writeOpinionSchema,
        response: replies(ratedLineSchema),
      },
    },
    ({ params: { userId, lineId }, body }) => write({ userId }, lineId, body),
  )

  app.post(
    '/api/linked-order/opinions',
    {
      config: { access: 'anyone' },
      schema: {
        summary:
          'The delivered lines of the order that a signed link leads to, with what was written about each',
        body: z.strictObject({ link: orderLinkSchema }),
        response: replies(z.array(ratedLineSchema)),
      },
    },
    async ({ body: { link } }, reply) => {
      reply.header('cache-control', 'private, no-store')
      return listRatedLines(db, await buyerOf(link))
    },
  )

  app.put(
    '/api/linked-order/opinions/:lineId',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Writes or edits the opinion on a delivered line of the order that a signed link leads to',
        params: z.strictObject({ lineId: idParamSchema }),
        body: writeLinkedOpinionSchema,
        response: replies(ratedLineSchema),
      },
    },
    async ({ params: { lineId }, body: { link, opinion } }, reply) => {
      reply.header('cache-control', 'private, no-store')
      return write(await buyerOf(link), lineId, opinion)
    },
  )
}
