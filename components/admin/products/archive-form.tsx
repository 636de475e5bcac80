'use client'

import type { Product } from '@bieznik/contract/product'
import { useTranslations } from 'next-intl'
import { ChangeSheet } from './change-sheet'
import { useChangeProduct } from './use-change-product'

/** Takes the product out of the shop, or brings it back. */
export function ArchiveForm({ product: { id, inArchive } }: { product: Product }) {
  const t = useTranslations()
  const { change, failure, isPending } = useChangeProduct(id, (changed) =>
    t(changed.inArchive ? 'admin_products.archive_done' : 'admin_products.restore_done'),
  )
  return (
    <ChangeSheet
      title={t('admin_products.archive_title')}
      now={t(inArchive ? 'admin_products.archived_text' : 'admin_products.archive_text')}
      failure={failure && t(`errors.${failure}`)}
      submit={t(inArchive ? 'admin_products.restore' : 'admin_products.archive')}
      isPending={isPending}
      onSubmit={() => void change({ what: 'archive', inArchive: !inArchive })}
    />
  )
}
