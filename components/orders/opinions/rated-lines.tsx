'use client'

import type { RatedLine } from '@bieznik/contract/care/opinion'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ContentText } from '@/components/ui/content-text'
import { Stars } from '@/components/ui/stars'
import { TextLink } from '@/components/ui/text-link'
import { ratedLinesQuery } from '@/lib/opinions/own-opinion-queries'
import type { OrderBuyer } from '@/lib/orders/order-buyer'
import { OpinionDialog } from './opinion-dialog'

/** More than these are shown when they are asked for. */
const FIRST_LINES = 5

interface RatedLinesProps {
  buyer: OrderBuyer
  /** What the page came with, so that nothing moves when it is read. */
  known?: RatedLine[] | undefined
}

/** What was delivered, to be rated or rated already; nothing as long as nothing was. */
export function RatedLines({ buyer, known }: RatedLinesProps) {
  const t = useTranslations('own_opinions')
  const [showsAll, setShowsAll] = useState(false)
  const { data: lines = [], isError } = useQuery({
    ...ratedLinesQuery(buyer),
    ...(known && { initialData: known }),
  })
  if (isError) return <p role="alert">{t('failed_load')}</p>
  if (lines.length === 0) return null
  return (
    <section className="flex flex-col gap-2 border-t-2 border-rubber pt-4">
      <h2 className="text-xl font-semibold">{t('title')}</h2>
      <p className="text-quiet">{t('lead')}</p>
      <ul className="lined">
        {(showsAll ? lines : lines.slice(0, FIRST_LINES)).map((line) => (
          <LineRow key={line.lineId} buyer={buyer} line={line} />
        ))}
      </ul>
      {!showsAll && lines.length > FIRST_LINES && (
        <Button variant="secondary" className="self-start" onClick={() => setShowsAll(true)}>
          {t('show_all', { count: lines.length })}
        </Button>
      )}
    </section>
  )
}

function LineRow({ buyer, line }: { buyer: OrderBuyer; line: RatedLine }) {
  const t = useTranslations('own_opinions')
  const texts = useTranslations('opinions')
  const { title, opinion } = line
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="grow basis-60">
        <p>
          <ContentText>{title}</ContentText>
        </p>
        {opinion && (
          <p className="text-sm">
            <Stars rating={opinion.rating} label={texts('stars', { rating: opinion.rating })} />
          </p>
        )}
        {opinion && opinion.hiddenReason !== null && (
          <p className="text-sm wrap-anywhere">
            {t.rich('hidden', {
              reason: opinion.hiddenReason,
              contact: (words) => <TextLink href="/contact">{words}</TextLink>,
            })}
          </p>
        )}
      </div>
      <OpinionDialog buyer={buyer} line={line}>
        <Button variant="secondary" aria-label={t(opinion ? 'edit_of' : 'write_of', { title })}>
          {t(opinion ? 'edit' : 'write')}
        </Button>
      </OpinionDialog>
    </li>
  )
}
