'use client'

import type { Opinion } from '@bieznik/contract/opinion'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useIsReady } from '@/components/ui/use-is-ready'
import { OpinionItem } from './opinion-item'
import { useOpinions } from './use-opinions'

interface OpinionListProps {
  productId: number
  /** Of all opinions on the product. */
  count: number
  /** The newest ones. */
  first: readonly Opinion[]
}

/** The first opinions come with the page, the others on request, and with them the choice of their order and stars. */
export function OpinionList({ productId, count, first }: OpinionListProps) {
  const t = useTranslations('opinions')
  const isReady = useIsReady()
  const { opinions, choice, matching, Choices, isPending, hasFailed, showMore, choose } = useOpinions(
    productId,
    { first, count },
  )
  return (
    <>
      {Choices && <Choices choice={choice} disabled={isPending} onChange={choose} />}
      {matching === 0 && <p>{t('no_match')}</p>}
      <ul className="lined">
        {opinions.map((opinion) => (
          <OpinionItem key={opinion.id} opinion={opinion} />
        ))}
      </ul>
      {hasFailed && <p role="alert">{t('failed')}</p>}
      {opinions.length < matching && (
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
