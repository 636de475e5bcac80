import type { Product } from '@bieznik/contract/catalogue/product'
import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/ui/text-link'
import { sameFit } from './same-fit.server'

/** From a product that cannot be bought: the list of those that fit in its place, and the notice when it is back, if it is still sold. */
export async function SimilarProducts({ product }: { product: Product }) {
  const [t, notice, { name, href, list }] = await Promise.all([
    getTranslations('see_also'),
    getTranslations('stock_notice'),
    sameFit(product),
  ])
  const listed = (await list(1)).total
  // One that is sold out stands in the list itself.
  const others = product.inArchive ? listed : listed - 1
  return (
    <span className="flex flex-col items-start">
      {others > 0 && <TextLink href={href}>{t('similar', { name, count: others })}</TextLink>}
      {!product.inArchive && (
        <TextLink href={`/stock-notice?product=${product.id}`} prefetch={false} rel="nofollow">
          {notice('link')}
        </TextLink>
      )}
    </span>
  )
}
