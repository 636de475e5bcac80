'use client'

import type { SetAdvice, SetCode } from '@bieznik/contract/catalogue/fit/set-advice'
import type { SetExtra } from '@bieznik/contract/catalogue/fit/set-extras'
import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import type { Product } from '@bieznik/contract/catalogue/product'
import { textLanguage } from '@bieznik/contract/content/text-language'
import clsx from 'clsx'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useExtraText } from '@/components/order/use-extra-text'
import { ContentText } from '@/components/ui/content-text'
import { MeasuredText } from '@/components/ui/measured-text'
import { SetRemedyButton } from './set-remedy-button'

export type ChangeQuantity = (productId: number, quantity: number) => void

interface SetAdviceListProps {
  advice: readonly SetAdvice[]
  products: readonly Product[]
  /** The products are one set, and stand in a frame of its own. */
  isSet: boolean
  /** Of the bolts that come with spacers, each once. */
  threads: readonly string[]
  /** What can be asked for with the order. */
  extras: readonly SetExtra[]
  onQuantity: ChangeQuantity
}

/** What speaks against the set, with a way to put it right, or that nothing does. What changes later is announced. */
export function SetAdviceList(props: SetAdviceListProps) {
  const { advice, products, isSet, threads, extras, onQuantity } = props
  const t = useTranslations('cart_set')
  const id = useId()
  const extraText = useExtraText()
  const assemblies = extras.filter(({ kind }) => kind === 'assembly')
  const extraTexts = [...new Set(assemblies.map((extra) => extraText(extra)))]
  const hasChanged = useHasChanged(advice.map(({ code, productId }) => `${code} ${productId}`).join('\n'))
  return (
    <>
      <p role="status" className="sr-only">
        {hasChanged && t('changed', { count: advice.length })}
      </p>
      {advice.length > 0 && (
        <section
          aria-labelledby={id}
          className={clsx('border-amber bg-paper', isSet ? 'border-t-2' : 'border-2')}
        >
          <div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-4">
            <h3 id={id} className="flex items-center gap-2 text-lg font-semibold">
              <TriangleAlert aria-hidden className="size-5 shrink-0 text-amber" />
              <span>{t('title')}</span>
            </h3>
            <p className="text-sm text-quiet">{t('lead')}</p>
          </div>
          <ul className="px-4 lined">
            {advice.map((each, index) => (
              <AdviceItem
                key={`${each.code} ${each.productId} ${index}`}
                advice={each}
                product={products.find((product) => product.id === each.productId)}
                isIncluded={extras.some(
                  ({ kind, productId }) => kind === missing[each.code] && productId === each.productId,
                )}
                onQuantity={onQuantity}
              />
            ))}
          </ul>
        </section>
      )}
      {isSet && advice.length === 0 && <Fine>{t('none')}</Fine>}
      {threads.map((thread) => (
        <Fine key={thread}>{t('bolts_in_box', { thread })}</Fine>
      ))}
      {extraTexts.length > 0 && <Fine>{t('extras', { extras: extraTexts.join(', ') })}</Fine>}
    </>
  )
}

/** What is well, below the lines of a set. */
function Fine({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 border-t border-line px-4 py-3 text-sm">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-green" />
      <span key={children}>
        <MeasuredText>{children}</MeasuredText>
      </span>
    </p>
  )
}

/** Whether a text has become another since the first rendering. */
function useHasChanged(text: string): boolean {
  const [seen, setSeen] = useState({ text, hasChanged: false })
  if (seen.text !== text) setSeen({ text, hasChanged: true })
  return seen.hasChanged
}

/** What is missing by some of the advice. */
const missing: Readonly<Partial<Record<SetCode, ExtraKind>>> = {
  spacer_ring: 'rings',
  bolts_longer: 'bolts',
  bolts_of_length: 'bolts',
}

interface AdviceItemProps {
  advice: SetAdvice
  product: Product | undefined
  /** What is missing can be asked for with the order, within the price. */
  isIncluded: boolean
  onQuantity: ChangeQuantity
}

function AdviceItem({ advice, product, isIncluded, onQuantity }: AdviceItemProps) {
  const { code, source, values, remedies } = advice
  const t = useTranslations()
  if (!product) return null
  const words = t(`cart_set.advice.${code}`, values)
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[9rem_1fr]">
      <p key={`figure ${words}`} translate="no" className="figures text-lg font-semibold text-amber">
        {t(`cart_set.figure.${code}`, values)}
      </p>
      <div className="flex flex-col items-start gap-2">
        <p key={words} className="max-w-prose">
          <MeasuredText>{words}</MeasuredText>
        </p>
        <p className="text-sm wrap-anywhere text-quiet">
          <span className="block">
            <ContentText lang={textLanguage(product, 'title')}>{product.title}</ContentText>
          </span>
          {source && <span className="block">{t('fit.source', { source: t(`fit.sources.${source}`) })}</span>}
        </p>
        {isIncluded && (
          <p className="flex items-center gap-2 font-semibold">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-green" />
            <span>{t('cart_set.included')}</span>
          </p>
        )}
        {remedies.length > 0 && (
          <div className="flex flex-wrap gap-3 pt-1">
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
      </div>
    </li>
  )
}
