import 'server-only'
import type { Product } from '@bieznik/contract/catalogue/product'
import { createTranslator } from 'next-intl'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import { allMessages } from '@/lib/i18n/all-messages.server'
import { listProductsAfter } from '@/lib/product-api/product-ids.server'
import { absoluteUrl, pageUrl } from '@/lib/seo/site-address.server'
import { photographOf, type FeedProduct } from './feed-product'

/** Feeds are for buyers in Poland. */
const LANGUAGE = 'pl'

const t = createTranslator({ locale: LANGUAGE, messages: allMessages[LANGUAGE], namespace: 'feeds' })

/** In words without a price or an offer of delivery, which Google takes for advertising. */
function describe(product: Product): string {
  const { title } = product
  switch (product.productType) {
    case 'Tire':
      return product.inf || title
    case 'Wheel': {
      const { width, diameter, boltSpacing, centralBoreDiameter: centralBore, et } = product
      return t('wheel', { title, width, diameter, boltSpacing, centralBore, et: String(et ?? 'none') })
    }
    case 'Spacer': {
      const { boltDistance, thickness, boltInfo } = product
      return t('spacer', { title, boltDistance, thickness, boltInfo })
    }
  }
}

function feedProductOf(product: Product): FeedProduct {
  const photograph = photographOf(product)
  return {
    product,
    page: pageUrl(detailPath(product), LANGUAGE),
    picture: photograph && absoluteUrl(photograph),
    description: describe(product),
  }
}

interface Feed {
  start: string
  /** Empty: the product is left out. */
  write: (product: FeedProduct) => string
  end: string
}

/**
 * A feed of everything on sale, streamed batch by batch, so that no more than one is in memory. Throws `unavailable` when the first batch cannot
 * be read; a later failure breaks the connection, and the reader keeps its last feed, since this one is no well-formed XML.
 */
export async function feedResponse({ start, write, end }: Feed): Promise<Response> {
  const first = await listProductsAfter(0, LANGUAGE)
  async function* pieces(): AsyncGenerator<Uint8Array, void> {
    const encoder = new TextEncoder()
    yield encoder.encode(start)
    for (let products = first; products.length > 0;) {
      yield encoder.encode(products.map((product) => write(feedProductOf(product))).join(''))
      products = await listProductsAfter(products.at(-1)?.id ?? 0, LANGUAGE)
    }
    yield encoder.encode(end)
  }
  return new Response(streamOf(pieces()), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

function streamOf(pieces: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await pieces.return()),
  })
}
