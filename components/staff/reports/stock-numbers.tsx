'use client'

import type { StockNumbers } from '@bieznik/contract/money/reports'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { Price } from '@/components/ui/price'
import { stockReportQuery } from '@/lib/reports/report-queries'
import { FirstOf } from '../parts/list/first-of'
import { LoadFailure } from '../parts/load-failure'
import { SmallTable, type SmallColumn } from '../parts/small-table'
import { useStaffQuery } from '../parts/use-staff-query'
import { ProductLink } from './product-link'
import { PurchasePriceForm } from './purchase-price-form'

/** What runs out, and what lies. */
export function StockReportTables({ days }: { days: number }) {
  const t = useTranslations('admin_numbers')
  const { product, stock, purchasePrice } = useProductColumns()
  const { data, error, refetch } = useStaffQuery(stockReportQuery(days))
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { reorder, dead } = data
  return (
    <>
      <h3 className="font-semibold">{t('reorder', { count: reorder.count })}</h3>
      {reorder.count === 0 ? (
        <EmptyState title={t('nothing_to_reorder')} />
      ) : (
        <SmallTable
          caption={t('reorder', { count: reorder.count })}
          className={SCROLLED}
          rows={reorder.products}
          keyOf={({ id }) => id}
          columns={[
            product,
            stock,
            { head: t('sold'), cell: ({ sold }) => sold, isNumber: true },
            { head: t('days_left'), cell: ({ daysLeft }) => daysLeft, isNumber: true },
            purchasePrice,
          ]}
        />
      )}
      <FirstOf shown={reorder.products.length} total={reorder.count} />
      <h3 className="font-semibold">{t('dead', { count: dead.count })}</h3>
      {dead.count === 0 ? (
        <EmptyState title={t('nothing_dead')} />
      ) : (
        <>
          <p>{t.rich('dead_value', { amount: () => <Price amount={dead.gross} /> })}</p>
          <SmallTable
            caption={t('dead', { count: dead.count })}
            className={SCROLLED}
            rows={dead.products}
            keyOf={({ id }) => id}
            columns={[
              product,
              stock,
              { head: t('price'), cell: ({ price }) => <Price amount={price} />, isNumber: true },
              {
                head: t('last_sold'),
                cell: ({ lastSoldOn }) => (lastSoldOn === null ? t('never') : <Day date={lastSoldOn} />),
                isNumber: true,
              },
              purchasePrice,
            ]}
          />
          <FirstOf shown={dead.products.length} total={dead.count} />
        </>
      )}
    </>
  )
}

const SCROLLED = 'max-h-[40rem] overflow-y-auto'

type Stocked = StockNumbers['dead']['products'][number] | StockNumbers['reorder']['products'][number]

/** What both tables have. */
function useProductColumns() {
  const t = useTranslations('admin_numbers')
  const product: SmallColumn<Stocked> = {
    head: t('product'),
    cell: ({ id, title }) => <ProductLink id={id}>{title}</ProductLink>,
    className: 'max-sm:min-w-44 max-sm:whitespace-normal!',
  }
  const stock: SmallColumn<Stocked> = { head: t('in_stock'), cell: (row) => row.stock, isNumber: true }
  const purchasePrice: SmallColumn<Stocked> = {
    head: t('purchase_price'),
    cell: ({ id, title, purchasePrice: price }) => (
      <span className="flex items-center gap-2">
        {price !== null && <Price amount={price} />}
        <PurchasePriceForm productId={id} title={title} />
      </span>
    ),
  }
  return { product, stock, purchasePrice }
}
