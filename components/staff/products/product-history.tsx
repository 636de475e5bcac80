'use client'

import type { ProductEvent } from '@bieznik/contract/catalogue/product-input'
import { useFormatter, useTranslations, useLocale } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Loading } from '@/components/ui/loading'
import { productHistoryQuery } from '@/lib/products/product-queries'
import { LoadFailure } from '../parts/load-failure'
import { useStaffQuery } from '../parts/use-staff-query'
import { fieldName } from '@bieznik/contract/catalogue/field-names'
import { usePriceText } from '@/components/ui/use-price-text'
import { isProductField } from '@/lib/products/product-form'

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

/** What happened, in words. */
function useEventText(): (event: ProductEvent) => string {
  const t = useTranslations()
  const format = useFormatter()
  const language = useLocale()
  const priceText = usePriceText()
  return ({ event, price, stock, fields }) => {
    const values = {
      from: price ? priceText(price.from) : '',
      to: price ? priceText(price.to) : '',
      change: format.number(stock?.change ?? 0, { signDisplay: 'always' }),
      reason: stock ? t(`admin_products.ledger.${stock.reason}`) : '',
      fields: fields.map((name) => (isProductField(name) ? fieldName(name, language) : name)).join(', '),
    }
    return t(`admin_products.events.${event}`, values)
  }
}
