'use client'

import type { Product, ProductType } from '@bieznik/contract/product'
import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Loading } from '@/components/ui/loading'
import { TextLink } from '@/components/ui/text-link'
import { useAuth } from '@/lib/auth/use-auth'
import { detailPath } from '@bieznik/contract/detail-path'
import { KindLinks } from './kind-links'
import { ProductForm } from './product-form'

interface NewProductProps {
  kind: ProductType
  /** Draws the product as it will be seen in the shop. */
  renderPreview: (product: Product) => ReactNode
}

/** The form for a new product, with the product below it. It is kept after creating, since the next one is often alike. */
export function NewProduct({ kind, renderPreview }: NewProductProps) {
  const t = useTranslations('product_form')
  const auth = useAuth()
  const [createdId, setCreatedId] = useState<number | null>(null)
  return (
    <>
      <KindLinks current={kind} />
      {auth.status === 'signed-in' ? (
        <ProductForm
          kind={kind}
          product={null}
          onSaved={setCreatedId}
          notice={createdId !== null && <Created key={createdId} kind={kind} id={createdId} />}
          renderPreview={renderPreview}
        />
      ) : (
        <Loading>{t('loading')}</Loading>
      )}
    </>
  )
}

function Created({ kind, id }: { kind: ProductType; id: number }) {
  const t = useTranslations('product_form')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div
      ref={notice}
      role="status"
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-2 border-green bg-sheet p-4"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Check aria-hidden className="size-5 shrink-0 text-green" />
        <span>{t('created', { id: String(id) })}</span>
      </p>
      <TextLink href={detailPath({ id, productType: kind })}>{t('view')}</TextLink>
      <TextLink href={`/admin/products/${id}`} prefetch={false}>
        {t('manage')}
      </TextLink>
    </div>
  )
}
