import { languageSchema } from '@bieznik/contract/selling/order'
import { productSchema } from '@bieznik/contract/catalogue/product'
import { someProductIdsSchema } from '@bieznik/contract/catalogue/product-ids'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { listProductsByIds } from '@/lib/product-api/products.server'

/** What is known of the products of a list, for what a browser alone can say of them: whether they fit the car that is saved there. */
export const GET = route(
  {
    role: 'anyone',
    limit: { name: 'products', points: 300, seconds: 60, by: 'address' },
    query: z.object({ lang: languageSchema, ids: someProductIdsSchema }),
    reply: z.array(productSchema),
  },
  async ({ query: { lang, ids } }) => ({ data: await listProductsByIds(lang, ids) }),
)
