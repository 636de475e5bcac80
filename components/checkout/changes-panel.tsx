'use client'

import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ContentText } from '@/components/ui/content-text'
import { LinkButton } from '@/components/ui/link-button'
import { Price } from '@/components/ui/price'
import type { LineChange } from '@/lib/checkout/line-changes'

interface ChangesPanelProps {
  changes: readonly LineChange[]
  onAccept: () => void
  isAccepting: boolean
  isAcceptFailed: boolean
  /** How often the order was tried with changes left: each time the panel takes the focus. */
  attempts: number
}

/** What has changed in the cart, line by line, to be accepted or not. */
export function ChangesPanel({
  changes,
  onAccept,
  isAccepting,
  isAcceptFailed,
  attempts,
}: ChangesPanelProps) {
  const t = useTranslations('checkout')
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempts > 0) panel.current?.focus()
  }, [attempts])
  return (
    <section
      ref={panel}
      role="alert"
      tabIndex={-1}
      aria-label={t('changes_title')}
      className="flex flex-col gap-3 border-2 border-amber bg-sheet p-4"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-amber" />
        <span>{t('changes_title')}</span>
      </h2>
      <ul className="lined">
        {changes.map((change) => (
          <li key={change.productId} className="py-2">
            <p className="font-medium">
              <ContentText lang={change.titleLanguage}>{change.title}</ContentText>
            </p>
            <ChangeWords {...change} />
          </li>
        ))}
      </ul>
      {isAcceptFailed && <p className="font-medium text-amber">{t('accept_failed')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAccept} busy={isAccepting}>
          {t('accept_changes')}
        </Button>
        <LinkButton href="/cart" prefetch={false} variant="secondary">
          {t('back_to_cart')}
        </LinkButton>
      </div>
    </section>
  )
}

function ChangeWords({ price, quantity, left }: LineChange) {
  const t = useTranslations('checkout')
  const arrow = <span aria-hidden>→</span>
  return (
    <>
      {price && (
        <p>
          <span>{`${t('changed_price')}:`}</span> <Price amount={price.from} className="line-through" />{' '}
          {arrow} <span className="sr-only">{`${t('changed_to')} `}</span>
          <Price amount={price.to} className="font-semibold" />
        </p>
      )}
      {quantity && (
        <p>
          <span>{`${t('changed_quantity')}:`}</span>{' '}
          <span className="figures line-through">{quantity.from}</span> {arrow}{' '}
          <span className="sr-only">{`${t('changed_to')} `}</span>
          <span className="figures font-semibold">{quantity.to}</span>
        </p>
      )}
      {left !== undefined && <p>{left === 0 ? t('none_left') : t('some_left', { count: left })}</p>}
    </>
  )
}
