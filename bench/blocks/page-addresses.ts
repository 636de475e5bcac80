import type { Shop } from '../shop/shop.ts'
import { catalogueOf } from '../shop/catalogue.ts'

export type PageName = 'home' | 'list' | 'filtered list' | 'product' | 'news'

/** One public page of each kind. */
export async function listPages({ backend, url }: Shop): Promise<{ name: PageName; url: string }[]> {
  const catalogue = catalogueOf(backend.port)
  const [tire] = await catalogue.listTires(1)
  const [filtered] = await catalogue.listFullPages(1)
  if (!tire || !filtered) throw new Error('The catalogue is empty.')
  return [
    { name: 'home', url },
    { name: 'list', url: `${url}/tires` },
    { name: 'filtered list', url: url + filtered },
    { name: 'product', url: `${url}/tireDetail/${tire.id}` },
    { name: 'news', url: `${url}/news/${await catalogue.firstNewsId()}` },
  ]
}
