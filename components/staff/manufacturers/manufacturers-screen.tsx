'use client'

import type { ManagedManufacturer, Manufacturer } from '@bieznik/contract/catalogue/manufacturer'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { manufacturersQuery } from '@/lib/products/manufacturer-queries'
import { useAuth } from '@/lib/auth/use-auth'
import { LoadFailure } from '../parts/load-failure'
import { ManufacturerForm } from './manufacturer-form'

/** Everybody responsible for products; one at a time is added or edited. */
export function ManufacturersScreen() {
  const t = useTranslations('admin_manufacturers')
  const auth = useAuth()
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const { data, isPending, error, refetch } = useQuery({
    ...manufacturersQuery,
    enabled: auth.status === 'signed-in',
  })
  const close = () => setOpen(null)
  return (
    <div className="flex flex-col gap-4">
      {open === 'new' ? (
        <ManufacturerForm manufacturer={null} onClose={close} />
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setOpen('new')}>
          {t('add')}
        </Button>
      )}
      {isPending && !error && <Loading />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={t('empty')} />}
      {data?.map(({ products, ...manufacturer }) =>
        open === manufacturer.id ? (
          <ManufacturerForm key={manufacturer.id} manufacturer={manufacturer} onClose={close} />
        ) : (
          <ManufacturerCard
            key={manufacturer.id}
            manufacturer={manufacturer}
            products={products}
            onEdit={() => setOpen(manufacturer.id)}
          />
        ),
      )}
    </div>
  )
}

interface ManufacturerCardProps extends Pick<ManagedManufacturer, 'products'> {
  manufacturer: Manufacturer
  onEdit: () => void
}

function ManufacturerCard({ manufacturer, products, onEdit }: ManufacturerCardProps) {
  const t = useTranslations('admin_manufacturers')
  const { name, mark, address, contact, country, responsibleName } = manufacturer
  return (
    <Card className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <h2 className="font-semibold">{mark === '' ? name : `${name} (${mark})`}</h2>
        <p>{`${address} · ${country}`}</p>
        <p>{contact}</p>
        {responsibleName !== '' && <p>{`${t('responsible')}: ${responsibleName}`}</p>}
        <p className="text-sm text-quiet">{t('products', { count: products })}</p>
      </div>
      <Button variant="secondary" aria-label={t('edit_of', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
    </Card>
  )
}
