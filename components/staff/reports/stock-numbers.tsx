'use client'

import type { StockNumbers } from '@bieznik/contract/money/reports'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Day } from '@/components/ui/day'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { Price } from '@/components/ui/price'
import { Table } from '@/components/ui/table'
import { useAuth } from '@/lib/auth/use-auth'
import { stockReportQuery } from '@/lib/reports/report-queries'
import { LoadFailure } from '../parts/load-failure'
import { ProductLink } from './product-link'
import { PurchasePriceForm } from './purchase-price-form'

/** What runs out, and what lies. */
export function StockReportTables({ days }: { days: number }) {
  const t = useTranslations('admin_numbers')
  const isSignedIn = useAuth().status === 'signed-in'
  const { data, error, refetch } = useQuery({ ...stockReportQuery(days), enabled: isSignedIn })
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { reorder, dead } = data
  return (
    <>
      <h3 className="font-semibold">{t('reorder', { count: reorder.count })}</h3>
      {reorder.count === 0 ? (
        <EmptyState title={t('nothing_to_reorder')} />
      ) : (
        <ProductTable caption={t('reorder', { count: reorder.count })} columns={[t('sold'), t('days_left')]}>
          {reorder.products.map((product) => (
            <ProductRow key={product.id} product={product}>
              <td className="text-right figures">{product.sold}</td>
              <td className="text-right figures">{product.daysLeft}</td>
            </ProductRow>
          ))}
        </ProductTable>
      )}
      <h3 className="font-semibold">{t('dead', { count: dead.count })}</h3>
      {dead.count === 0 ? (
        <EmptyState title={t('nothing_dead')} />
      ) : (
        <>
          <p>{t.rich('dead_value', { amount: () => <Price amount={dead.gross} /> })}</p>
          <ProductTable caption={t('dead', { count: dead.count })} columns={[t('price'), t('last_sold')]}>
            {dead.products.map((product) => (
              <ProductRow key={product.id} product={product}>
                <td className="text-right">
                  <Price amount={product.price} />
                </td>
                <td className="text-right">
                  {product.lastSoldOn === null ? (
                    <span>{t('never')}</span>
                  ) : (
                    <Day date={product.lastSoldOn} />
                  )}
                </td>
              </ProductRow>
            ))}
          </ProductTable>
        </>
      )}
    </>
  )
}

interface ProductTableProps {
  caption: string
  columns: readonly string[]
  children: ReactNode
}

function ProductTable({ caption, columns, children }: ProductTableProps) {
  const t = useTranslations('admin_numbers')
  return (
    <Table caption={caption} dense className="max-h-[40rem] overflow-y-auto">
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col" className="text-right">
            {t('in_stock')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="text-right">
              {column}
            </th>
          ))}
          <th scope="col">{t('purchase_price')}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
}

type Stocked = StockNumbers['dead']['products'][number] | StockNumbers['reorder']['products'][number]

function ProductRow({ product, children }: { product: Stocked; children: ReactNode }) {
  const { id, title, stock, purchasePrice } = product
  return (
    <tr>
      <th scope="row" className="max-sm:min-w-44 max-sm:whitespace-normal!">
        <ProductLink id={id}>{title}</ProductLink>
      </th>
      <td className="text-right figures">{stock}</td>
      {children}
      <td>
        <span className="flex items-center gap-2">
          {purchasePrice !== null && <Price amount={purchasePrice} />}
          <PurchasePriceForm productId={id} title={title} />
        </span>
      </td>
    </tr>
  )
}
