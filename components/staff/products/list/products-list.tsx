'use client'

import { productTypes } from '@bieznik/contract/catalogue/product'
import { managedProducts } from '@bieznik/contract/endpoints/managed-products'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { BulkAction } from '@/lib/products/bulk-form'
import { LOW_STOCK } from '@/lib/products/product-search'
import { ForStaff } from '../../members/for-staff'
import type { Filter } from '../../parts/list/list-filters'
import { ListScreen } from '../../parts/list/list-screen'
import { useStaffList } from '../../parts/list/use-staff-list'
import { BulkBar } from '../bulk/bulk-bar'
import { BulkPanel } from '../bulk/bulk-panel'
import { PastBulkChanges } from '../bulk/past-bulk-changes'
import { useProductSelection } from '../bulk/use-product-selection'
import { useProductColumns } from './use-product-columns'

/** All products, archived ones too, and what is done with many of them at once. */
export function ProductsList() {
  const t = useTranslations()
  const list = useStaffList(managedProducts.list)
  const { rows = [], total = 0, unknown = [] } = list.query.data ?? {}
  const selection = useProductSelection(list.asked, { rows, total })
  const [action, setAction] = useState<BulkAction | null>(null)
  const columns = useProductColumns()
  const filters = useProductFilters()

  function close(isDone: boolean): void {
    setAction(null)
    if (isDone) selection.clear()
  }

  if (action !== null) return <BulkPanel action={action} selection={selection} onClose={close} />
  return (
    <div className="flex flex-col gap-4">
      <ListScreen
        {...list}
        caption={t('admin_products.title')}
        search={t('admin_products.search')}
        searchHint={t('admin_products.search_placeholder')}
        filters={filters}
        countText={(count) => t('admin_products.found', { count })}
        empty={t('admin_products.empty')}
        keyOf={({ id }) => id}
        columns={columns}
        selection={{ ...selection, nameOf: ({ title }) => t('admin_bulk.select', { title }) }}
      >
        {unknown.length > 0 && (
          <p role="status" className="text-sm font-medium text-amber">
            {t('admin_products.unknown', { words: unknown.join(', ') })}
          </p>
        )}
      </ListScreen>
      <ForStaff area="office">
        <BulkBar selection={selection} total={total} onChoose={setAction} />
        {/* Once the table has its height: it would push them off the screen. */}
        {list.query.data && <PastBulkChanges />}
      </ForStaff>
    </div>
  )
}

function useProductFilters(): Filter[] {
  const t = useTranslations('admin_products')
  return [
    {
      field: 'productType',
      label: t('kind'),
      options: productTypes.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    {
      field: 'inArchive',
      label: t('archived'),
      options: [
        { value: 'false', label: t('archived_no') },
        { value: 'true', label: t('archived_yes') },
      ],
    },
    {
      field: 'stockUpTo',
      label: t('stock_filter'),
      options: [{ value: String(LOW_STOCK), label: t('stock_low', { count: LOW_STOCK }) }],
    },
    {
      field: 'isIncomplete',
      label: t('safety_filter'),
      options: [{ value: 'true', label: t('safety_incomplete') }],
    },
  ]
}
