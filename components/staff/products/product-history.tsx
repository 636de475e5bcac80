'use client'

import type { ProductEvent } from '@bieznik/contract/catalogue/product-input'
import { useFormatter, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Loading } from '@/components/ui/loading'
import { productHistoryQuery } from '@/lib/products/product-queries'
import { LoadFailure } from '../parts/load-failure'
import { useEventText } from './use-event-text'
import { useStaffQuery } from '../parts/use-staff-query'

/** Who changed what, when and why; the newest first. */
export function ProductHistory({ productId }: { productId: number }) {
  const t = useTranslations('admin_products')
  const { data, error, refetch } = useStaffQuery(productHistoryQuery(productId))
  return (
    <Card aria-labelledby="history">
      <h2 id="history" className="mb-3 font-semibold">
        {t('history')}
      </h2>
      {data ? (
        <ol className="flex flex-col gap-2 text-sm">
          {data.map((event, index) => (
            <EventLine key={data.length - index} event={event} />
          ))}
        </ol>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>{t('loading')}</Loading>
      )}
    </Card>
  )
}

function EventLine({ event }: { event: ProductEvent }) {
  const t = useTranslations('admin_products')
  const format = useFormatter()
  const textOf = useEventText()
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-2 last:border-b-0 last:pb-0">
      <time dateTime={event.at} className="figures">
        {format.dateTime(new Date(event.at), { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      <span className="font-medium">{textOf(event)}</span>
      {event.reason !== '' && <q>{event.reason}</q>}
      <span className="figures break-all whitespace-normal text-quiet">{event.who ?? t('system')}</span>
    </li>
  )
}
