'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useIsReady } from '@/components/ui/use-is-ready'
import { OpinionItem } from './opinion-item'
import { useOpinions } from './use-opinions'

interface OpinionListProps {
  productId: number
  /** Of all opinions on the product. */
  count: number
  /** How many come with the page. */
  firstCount: number
  /** Those, the newest ones. The server renders them, so that no date is formatted while the page is hydrated. */
  children: ReactNode
}

/** The first opinions come with the page, the others on request, and with them the choice of their order and stars. */
export function OpinionList({ productId, count, firstCount, children }: OpinionListProps) {
  const t = useTranslations('opinions')
  const isReady = useIsReady()
  const { opinions, choice, matching, Choices, isPending, hasFailed, showMore, choose } = useOpinions(
    productId,
    count,
  )
  return (
    <>
      {Choices && <Choices choice={choice} disabled={isPending} onChange={choose} />}
      {matching === 0 && <p>{t('no_match')}</p>}
      <ul className="lined">
        {opinions?.map((opinion) => <OpinionItem key={opinion.id} opinion={opinion} />) ?? children}
      </ul>
      {hasFailed && <p role="alert">{t('failed')}</p>}
      {(opinions?.length ?? firstCount) < matching && (
        <Button
          variant="secondary"
          className="self-start"
          busy={isPending}
          disabled={!isReady}
          onClick={showMore}
        >
          {t('more')}
        </Button>
      )}
    </>
  )
}
