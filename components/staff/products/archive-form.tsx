'use client'

import { fieldName } from '@bieznik/contract/catalogue/field-names'
import type { Product } from '@bieznik/contract/catalogue/product'
import { safetyGaps } from '@bieznik/contract/catalogue/safety-data'
import { useLocale, useTranslations } from 'next-intl'
import { ChangeSheet } from './change-sheet'
import { useChangeProduct } from './use-change-product'

/** Takes the product out of the shop, or brings it back. */
export function ArchiveForm({ product }: { product: Product }) {
  const t = useTranslations()
  const language = useLocale()
  const { id, inArchive } = product
  const gaps = safetyGaps(product)
  const { change, failure, isPending } = useChangeProduct(id, (changed) =>
    t(changed.inArchive ? 'admin_products.archive_done' : 'admin_products.restore_done'),
  )
  return (
    <ChangeSheet
      title={t('admin_products.archive_title')}
      now={t(inArchive ? 'admin_products.archived_text' : 'admin_products.archive_text')}
      failure={
        failure &&
        (failure === 'invalid_request' && gaps.length > 0
          ? t('admin_products.archive_incomplete', {
              fields: gaps.map((gap) => fieldName(gap, language)).join(', '),
            })
          : t(`errors.${failure}`))
      }
      submit={t(inArchive ? 'admin_products.restore' : 'admin_products.archive')}
      isPending={isPending}
      onSubmit={(event) => {
        event.preventDefault()
        void change({ what: 'archive', json: { inArchive: !inArchive } })
      }}
    />
  )
}
