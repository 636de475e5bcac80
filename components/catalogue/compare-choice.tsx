'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { useTitleLanguage } from '@/components/ui/content-text'
import type { CardProduct } from '@/lib/catalogue/card-product'
import { comparePath } from '@/lib/catalogue/compare-path'
import { clearCompared, toggleCompared, useCompared, type Compared } from '@/lib/catalogue/compared-choice'

type ChosenProduct = Pick<CardProduct, 'id' | 'productType' | 'title' | 'titleLanguage'>

/** In the corner of a card's picture; not in the document that the server sends, so that it costs no bytes there and moves nothing. */
export function CompareChoice({ product }: { product: ChosenProduct }) {
  const compared = useCompared()
  return compared && <Choice product={product} compared={compared} />
}

function Choice({ product, compared }: { product: ChosenProduct; compared: Compared }) {
  const t = useTranslations('product')
  const { id, productType: kind, title, titleLanguage } = product
  const lang = useTitleLanguage(title, titleLanguage)
  return (
    <label className="compare-choice">
      <input
        type="checkbox"
        className="size-5 accent-signal"
        checked={compared.kind === kind && compared.ids.includes(id)}
        onChange={() => toggleCompared(kind, id)}
      />
      <span>{t('compare_choose')}</span>{' '}
      <span className="sr-only" lang={lang}>
        {title}
      </span>
    </label>
  )
}

/** The way to the comparison, at the bottom of the window while something is chosen. */
export function CompareBar() {
  const t = useTranslations('product')
  const compared = useCompared()
  if (!compared || compared.ids.length === 0) return null
  return (
    <div className="bottom-0 z-20 flex flex-wrap items-center gap-3 border-t-2 border-rubber bg-paper py-3 tall:sticky">
      <LinkButton href={comparePath(compared.ids)} prefetch={false} rel="nofollow">
        {t('compare_chosen', { count: compared.ids.length })}
      </LinkButton>
      <Button variant="secondary" onClick={clearCompared}>
        {t('compare_clear')}
      </Button>
    </div>
  )
}
