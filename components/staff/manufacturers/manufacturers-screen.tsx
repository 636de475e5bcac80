'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { manufacturersQuery } from '@/lib/products/manufacturer-queries'
import { ListScreen } from '../parts/list/list-screen'
import { useStaffQuery } from '../parts/use-staff-query'
import { ManufacturerForm } from './manufacturer-form'

/** Everybody responsible for products; the form of each is below its row. */
export function ManufacturersScreen() {
  const t = useTranslations('admin_manufacturers')
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      {isAdding ? (
        <ManufacturerForm manufacturer={null} onClose={() => setAdding(false)} />
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      )}
      <ListScreen
        query={useStaffQuery(manufacturersQuery)}
        caption={t('title')}
        empty={t('empty')}
        keyOf={({ id }) => id}
        columns={[
          { head: t('name'), cell: ({ name, mark }) => (mark === '' ? name : `${name} (${mark})`) },
          { head: t('address'), cell: ({ address }) => address, isText: true },
          { head: t('country'), cell: ({ country }) => country },
          { head: t('contact'), cell: ({ contact }) => contact },
          { head: t('responsible_short'), cell: ({ responsibleName }) => responsibleName, isWideOnly: true },
          { head: t('products_head'), cell: ({ products }) => products, isNumber: true },
        ]}
        detail={({ products: _count, ...manufacturer }, close) => (
          <ManufacturerForm manufacturer={manufacturer} onClose={close} />
        )}
      />
    </div>
  )
}
