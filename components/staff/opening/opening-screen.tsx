'use client'

import { stateOf, type OpeningFinding, type OpeningState } from '@bieznik/contract/platform/opening'
import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Loading } from '@/components/ui/loading'
import { TextLink } from '@/components/ui/text-link'
import { openingQuery } from '@/lib/opening/opening-query'
import { LoadFailure } from '../parts/load-failure'
import { useStaffQuery } from '../parts/use-staff-query'

/** What stands between this installation and an honest opening. */
export function OpeningScreen() {
  const t = useTranslations('admin_opening')
  const { data, error, isFetching, refetch } = useStaffQuery(openingQuery)
  return (
    <div className="flex flex-col gap-4">
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <p role="status" className="font-semibold">
            {t('summary', { count: data.filter((each) => stateOf(each) === 'missing').length })}
          </p>
          <ul className="flex flex-col gap-3">
            {data.map((each) => (
              <Finding key={each.check} finding={each} />
            ))}
          </ul>
          <Button variant="secondary" className="self-start" busy={isFetching} onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </>
      )}
    </div>
  )
}

const tones = { ok: 'green', warning: 'amber', missing: 'signal' } as const satisfies Record<
  OpeningState,
  BadgeTone
>

function Finding({ finding }: { finding: OpeningFinding }) {
  const t = useTranslations('admin_opening')
  const { check, reason, values } = finding
  const state = stateOf(finding)
  return (
    <li>
      <Card className="flex flex-col gap-1">
        <h2 className="flex flex-wrap items-center gap-x-3 font-semibold">
          <span>{t(`checks.${check}`)}</span>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        </h2>
        <p>{t(`reasons.${reason}`, values)}</p>
        {state !== 'ok' && <p className="text-quiet">{t(`todo.${check}`)}</p>}
        {reason === 'safety_incomplete' && (
          <p>
            <TextLink href="/admin/products?isIncomplete=true" prefetch={false}>
              {t('incomplete_products')}
            </TextLink>
          </p>
        )}
      </Card>
    </li>
  )
}
