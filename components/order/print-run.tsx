'use client'

import type { PackingDocument } from '@bieznik/contract/people/back-office'
import { orderIdListSchema } from '@bieznik/contract/selling/order-list'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ContentText } from '@/components/ui/content-text'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { TextLink } from '@/components/ui/text-link'
import { useAuth } from '@/lib/auth/use-auth'
import { problemCodeOf } from '@/lib/http/problem-error'
import { orderDocumentsQuery } from '@/lib/orders/back-office-queries'
import { pickListOf, type PickedPlace } from '@/lib/orders/pick-list'
import { useQueryState } from '@/lib/url-state'
import { PackingSheet } from './packing-slip'
import { PaperTable, Sheet } from './sheet'

/** The pick list and the packing slips of the orders that the address names, each on a sheet of its own, for one run of the printer. */
export function PrintRun() {
  const t = useTranslations()
  const auth = useAuth()
  const ids = orderIdListSchema.safeParse(useQueryState().get('orders')).data ?? []
  const { data, error, refetch } = useQuery({
    ...orderDocumentsQuery(ids),
    enabled: auth.status === 'signed-in' && ids.length > 0,
  })
  if (auth.status !== 'signed-in') return <Loading>{t('print.loading')}</Loading>
  if (ids.length === 0 || data?.length === 0)
    return <EmptyState title={t('print.nothing')} action={<BackToList />} />
  if (error && !data) {
    const again = <Button onClick={() => void refetch()}>{t('failure.retry')}</Button>
    return <EmptyState role="alert" title={t(`errors.${problemCodeOf(error)}`)} action={again} />
  }
  if (!data) return <Loading>{t('print.loading')}</Loading>
  return <Run orders={data} missing={ids.filter((id) => data.every((order) => order.id !== id))} />
}

function BackToList() {
  const t = useTranslations('print')
  return (
    <TextLink href="/admin" prefetch={false}>
      {t('back_to_list')}
    </TextLink>
  )
}

function Run({ orders, missing }: { orders: readonly PackingDocument[]; missing: readonly number[] }) {
  const t = useTranslations('print')
  return (
    <div className="mx-auto flex w-full max-w-[210mm] flex-col gap-4 print:block">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackToList />
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          <span>{t('print')}</span>
        </Button>
      </div>
      {missing.length > 0 && (
        <p role="alert" className="text-amber">
          {t('missing', { ids: missing.join(', ') })}
        </p>
      )}
      <div className="break-after-page">
        <PickSheet orders={orders} />
      </div>
      {orders.map((order) => (
        <div key={order.id} className="not-last:break-after-page">
          <PackingSheet order={order} isOneOfMany />
        </div>
      ))}
    </div>
  )
}

function PickSheet({ orders }: { orders: readonly PackingDocument[] }) {
  const t = useTranslations('print')
  const places = pickListOf(orders)
  const pieces = places.flatMap(({ products }) => products).reduce((sum, product) => sum + product.pieces, 0)
  const hasPlaces = places.some(({ place }) => place !== null)
  return (
    <Sheet title={t('pick_list', { count: orders.length })} isOneOfMany>
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{t('product_id')}</th>
            <th scope="col">{t('product')}</th>
            <th scope="col" className="text-right">
              {t('quantity')}
            </th>
            <th scope="col">{t('into_orders')}</th>
          </tr>
        </thead>
        {places.map((group) => (
          <PickedAtPlace key={group.place ?? ''} group={group} isNamed={hasPlaces} />
        ))}
      </PaperTable>
      <p className="text-right font-semibold">{t('pieces', { count: pieces })}</p>
    </Sheet>
  )
}

/** A place with what is fetched there. Where no product has one, places are not spoken of. */
function PickedAtPlace({ group: { place, products }, isNamed }: { group: PickedPlace; isNamed: boolean }) {
  const t = useTranslations('print')
  return (
    <tbody>
      {isNamed && (
        <tr className="break-after-avoid">
          <th scope="rowgroup" colSpan={4} className="text-lg">
            {place === null ? t('no_place') : t('place', { place })}
          </th>
        </tr>
      )}
      {products.map(({ productId, title, titleLanguage, pieces, orders: own }) => (
        <tr key={productId}>
          <td className="figures">{productId}</td>
          <td>
            <ContentText lang={titleLanguage}>{title}</ContentText>
          </td>
          <td className="text-right figures text-lg font-semibold">{pieces}</td>
          <td>
            <span className="figures">
              {own.map(({ orderId, quantity }) => `${orderId} × ${quantity}`).join(', ')}
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  )
}
