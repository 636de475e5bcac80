'use client'

import type { Product } from '@bieznik/contract/product'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { productFormOf } from '@/lib/admin-products/product-form'
import { productQuery } from '@/lib/admin-products/product-queries'
import { ProductForm } from './product-form'

/** The description of a product. What is typed is kept when somebody else changes it meanwhile, which is told. */
export function EditProduct({ product }: { product: Product }) {
  const t = useTranslations()
  const client = useQueryClient()
  const current = productFormOf(product)
  const [start, setStart] = useState(current)
  const [round, setRound] = useState(1)
  const isOutdated = JSON.stringify(start) !== JSON.stringify(current)

  /** By now the product has been read again: that is what the next change is compared with. */
  function begin(): void {
    showToast({ tone: 'success', message: t('product_form.saved') })
    setStart(productFormOf(client.getQueryData(productQuery(product.id).queryKey) ?? product))
  }

  function showChanged(): void {
    setStart(current)
    setRound(round + 1)
  }

  return (
    <section aria-labelledby="edit" className="flex flex-col gap-3">
      <h2 id="edit" className="font-semibold">
        {t('admin_products.edit')}
      </h2>
      <ProductForm
        key={round}
        kind={product.productType}
        id={product.id}
        start={start}
        onSaved={begin}
        notice={isOutdated && <Outdated onShow={showChanged} />}
      />
    </section>
  )
}

function Outdated({ onShow }: { onShow: () => void }) {
  const t = useTranslations('product_form')
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 border-2 border-amber p-4">
      <p className="flex-1 basis-60">{t('changed_elsewhere')}</p>
      <Button variant="secondary" onClick={onShow}>
        {t('show_changed')}
      </Button>
    </div>
  )
}
