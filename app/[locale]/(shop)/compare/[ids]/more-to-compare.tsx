import type { Product } from '@bieznik/contract/catalogue/product'
import { textLanguage } from '@bieznik/contract/content/text-language'
import { getTranslations } from 'next-intl/server'
import { ContentText } from '@/components/ui/content-text'
import { Price } from '@/components/ui/price'
import { TextLink } from '@/components/ui/text-link'
import { comparePath, MAX_COMPARED } from '@/lib/catalogue/compare-path'
import type { SameFit } from '../../same-fit.server'

interface MoreToCompareProps {
  compared: readonly Product[]
  /** What fits where the first of them does. */
  fit: SameFit
}

/** How many are offered. */
const MOST = 8

/** Products that fit in the same place, each with the comparison that it is added to; nothing where there is no more room, or no other. */
export async function MoreToCompare({ compared, fit }: MoreToCompareProps) {
  const ids = compared.map(({ id }) => id)
  if (ids.length >= MAX_COMPARED) return null
  const [t, { products }] = await Promise.all([getTranslations('compare'), fit.list(MOST + MAX_COMPARED)])
  const others = products.filter(({ id }) => !ids.includes(id)).slice(0, MOST)
  if (others.length === 0) return null
  return (
    <section className="flex max-w-prose flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('add_title', { name: fit.name })}</h2>
      <ul className="flex flex-col">
        {others.map((product) => (
          <li key={product.id} className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-1">
            <TextLink
              href={comparePath([...ids, product.id])}
              prefetch={false}
              rel="nofollow"
              className="grow py-2"
            >
              <span>{`${t('add')} `}</span>
              <span>
                <ContentText lang={textLanguage(product, 'title')}>{product.title}</ContentText>
              </span>
            </TextLink>
            <Price amount={product.price} />
          </li>
        ))}
      </ul>
    </section>
  )
}
