import type { Secrets } from '@bieznik/backend-kit/signature'
import { ownOpinions } from '@bieznik/contract/endpoints/own-opinions'
import { shownOpinions } from '@bieznik/contract/endpoints/shown-opinions'
import type { RatedLine, WriteOpinion } from '@bieznik/contract/care/opinion'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf } from '../../platform/http/paging.ts'
import { notFound } from '../../platform/http/problem-error.ts'
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
  /** None: there are no links to orders. */
  linkSecrets: Secrets
}

export const opinionRoutes: FastifyPluginAsync<Options> = async (
  app,
  { db, catalogue, storefront, linkSecrets },
) => {
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

  implement(app, shownOpinions.list, ({ params: { productId }, query }) => {
    const { sort = 'newest', rating, page = 1, pageSize } = query
    const asked = { productId, sort, rating: rating && Number(rating) }
    return catalogue.read((from) => getProductOpinions(from, asked, catalogueSliceOf({ page, pageSize })))
  })

  implement(app, ownOpinions.list, ({ caller }) => listRatedLines(db, { userId: caller.uid }))
  implement(app, ownOpinions.write, ({ params: { lineId }, body, caller }) =>
    write({ userId: caller.uid }, lineId, body),
  )
  implement(app, ownOpinions.listLinked, async ({ body: { link } }) =>
    listRatedLines(db, await buyerOf(link)),
  )
  implement(app, ownOpinions.writeLinked, async ({ params: { lineId }, body: { link, opinion } }) =>
    write(await buyerOf(link), lineId, opinion),
  )
}
