import type { Understood } from '@bieznik/contract/catalogue/search'
import { priceText } from '@bieznik/contract/money/price-text'
import { getLocale, getTranslations } from 'next-intl/server'
import { searchPath } from '@/lib/catalogue/search-path'
import { MeasuredText } from '@/components/ui/measured-text'
import { TextLink } from '@/components/ui/text-link'

interface WhatWasUnderstoodProps {
  query: string
  understood: Understood
  /** How many products were found. */
  total: number
}

/** More than these do not stand on one page: sizes help to narrow them down. */
const MANY = 24

/** How a text that was searched for was read, and what of it no product has. */
export async function WhatWasUnderstood({ query, understood, total }: WhatWasUnderstoodProps) {
  const t = await getTranslations('search')
  const { kinds, size, meanings, words, price, unknown, sizes } = understood
  const locale = await getLocale()
  const what = [
    ...kinds.map((kind) => t(`kinds.${kind}`)),
    ...meanings.map((meaning) => t(`meanings.${meaning}`)),
    ...words,
    ...(size === null ? [] : [size]),
    ...(price?.from === undefined ? [] : [t('price_from', { price: priceText(price.from, locale) })]),
    ...(price?.to === undefined ? [] : [t('price_to', { price: priceText(price.to, locale) })]),
  ]
  return (
    <div className="flex flex-col gap-2">
      {what.length > 0 && (
        <p>
          <MeasuredText>{t('understood', { what: what.join(' · ') })}</MeasuredText>
        </p>
      )}
      {unknown.length > 0 && (
        <p className="font-semibold wrap-anywhere">
          {t(total > 0 ? 'unknown' : 'unknown_only', {
            words: unknown.map((word) => t('quoted', { word })).join(', '),
          })}
        </p>
      )}
      {total > MANY && sizes.length > 1 && (
        <nav aria-label={t('sizes')}>
          <p className="text-quiet">{t('sizes')}</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-2">
            {sizes.map((each) => (
              <li key={each} className="figures">
                <TextLink href={searchPath(`${query} ${each}`)} prefetch={false}>
                  {each}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
