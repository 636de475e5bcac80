'use client'

import type { SetAdvice } from '@bieznik/contract/catalogue/fit/set-advice'
import type { Product } from '@bieznik/contract/catalogue/product'
import { textLanguage } from '@bieznik/contract/content/text-language'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Card } from '@/components/ui/card'
import { ContentText } from '@/components/ui/content-text'
import { MeasuredText } from '@/components/ui/measured-text'
import { SetRemedyButton } from './set-remedy-button'

export type ChangeQuantity = (productId: number, quantity: number) => void

interface SetAdviceListProps {
  advice: readonly SetAdvice[]
  products: readonly Product[]
  onQuantity: ChangeQuantity
}

/** What speaks against the set, with a way to put it right; nothing while nothing does. What changes later is announced. */
export function SetAdviceList({ advice, products, onQuantity }: SetAdviceListProps) {
  const t = useTranslations('cart_set')
  const hasChanged = useHasChanged(advice.map(({ code, productId }) => `${code} ${productId}`).join('\n'))
  return (
    <>
      <p role="status" className="sr-only">
        {hasChanged && t('changed', { count: advice.length })}
      </p>
      {advice.length > 0 && (
        <Card aria-label={t('title')} className="flex flex-col gap-4">
          <h2 className="text-lg font-semibold">{t('title')}</h2>
          <ul className="flex flex-col gap-4">
            {advice.map((each, index) => (
              <AdviceItem
                key={`${each.code} ${each.productId} ${index}`}
                advice={each}
                product={products.find(({ id }) => id === each.productId)}
                onQuantity={onQuantity}
              />
            ))}
          </ul>
          <p className="text-sm text-quiet">{t('lead')}</p>
        </Card>
      )}
    </>
  )
}

/** Whether a text has become another since the first rendering. */
function useHasChanged(text: string): boolean {
  const [seen, setSeen] = useState({ text, hasChanged: false })
  if (seen.text !== text) setSeen({ text, hasChanged: true })
  return seen.hasChanged
}

interface AdviceItemProps {
  advice: SetAdvice
  product: Product | undefined
  onQuantity: ChangeQuantity
}

function AdviceItem({ advice: { code, source, values, remedies }, product, onQuantity }: AdviceItemProps) {
  const t = useTranslations()
  if (!product) return null
  const words = t(`cart_set.advice.${code}`, values)
  return (
    <li className="flex flex-col items-start gap-2 border-l-2 border-amber pl-3">
      <b className="font-semibold wrap-anywhere">
        <ContentText lang={textLanguage(product, 'title')}>{product.title}</ContentText>
      </b>
      <span key={words}>
        <MeasuredText>{words}</MeasuredText>
      </span>
      {source && (
        <span className="text-sm text-quiet">{t('fit.source', { source: t(`fit.sources.${source}`) })}</span>
      )}
      {remedies.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {remedies.map((remedy) => (
            <SetRemedyButton
              key={JSON.stringify(remedy)}
              remedy={remedy}
              product={product}
              onQuantity={onQuantity}
            />
          ))}
        </div>
      )}
    </li>
  )
}
