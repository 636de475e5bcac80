import { z } from 'zod'
import { publicPages } from '../contract/pages.ts'

const idsSchema = z.array(z.object({ id: z.number() })).min(2)

/** What is there whatever the catalogue holds. */
export const fixed = [
  ...publicPages,
  '/tires/filter/width=195&profile=80&diameter=15',
  '/tires/filter/width=205&profile=55&diameter=16',
  '/wheels/filter/diameter=15',
  '/spacer/filter/boltDistance=5x112',
]

/** Open to everyone and not for search engines, because another page says the same or there is no end of them. */
export const unindexed = [
  '/tires',
  '/compare/1,2',
  '/products/title/195',
  '/products/title/%D1%8A%D1%8A%D1%8A%D1%8A',
  '/tires/filter/width=195&profile=80&diameter=20',
]

/** Every kind of public page, by kind, without a language; two of each that the catalogue makes. */
export async function listPublicRoutes(productApiUrl: string) {
  const ids = async (path: string) => {
    const reply = await fetch(`${productApiUrl}${path}?page=1&pageSize=2`, {
      signal: AbortSignal.timeout(5_000),
    })
    return idsSchema.parse(await reply.json()).map(({ id }) => id)
  }
  const [tires, wheels, spacers, news] = await Promise.all(
    ['/api/tires', '/api/wheels', '/api/spacers', '/api/tires/news'].map(ids),
  )
  return {
    tires: tires?.map((id) => `/tireDetail/${id}`) ?? [],
    wheels: wheels?.map((id) => `/wheelDetail/${id}`) ?? [],
    spacers: spacers?.map((id) => `/spacerDetail/${id}`) ?? [],
    news: news?.map((id) => `/news/${id}`) ?? [],
    fixed,
  }
}
