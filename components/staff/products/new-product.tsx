'use client'

import type { Product, ProductType } from '@bieznik/contract/catalogue/product'
import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'
import { TextLink } from '@/components/ui/text-link'
import { useAuth } from '@/lib/auth/use-auth'
import type { ProductForm as Values } from '@/lib/products/product-form'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import { KindLinks } from './kind-links'
import { ProductForm } from './product-form'

interface NewProductProps {
  kind: ProductType
  /** Draws the product as it will be seen in the shop. */
  renderPreview: (product: Product) => ReactNode
}

/** What was created, and how it was described. */
interface CreatedProduct {
  id: number
  values: Values
}

/** The form for a new product, with the product below it. After creating it is empty, or on request as the last one was described. */
export function NewProduct({ kind, renderPreview }: NewProductProps) {
  const t = useTranslations('product_form')
  const auth = useAuth()
  const [created, setCreated] = useState<CreatedProduct | null>(null)
  /** Each form begins anew; `like`: with the values of the product that was created last. */
  const [form, setForm] = useState({ round: 0, isLike: false })
  const begin = (isLike: boolean) => setForm(({ round }) => ({ round: round + 1, isLike }))
  return (
    <>
      <KindLinks current={kind} />
      {auth.status === 'signed-in' ? (
        <ProductForm
          key={form.round}
          kind={kind}
          product={null}
          begin={form.isLike ? created?.values : undefined}
          onSaved={(id, values) => {
            setCreated({ id, values })
            begin(false)
          }}
          notice={
            created && (
              <Created
                key={form.round}
                kind={kind}
                id={created.id}
                onLike={form.isLike ? undefined : () => begin(true)}
              />
            )
          }
          renderPreview={renderPreview}
        />
      ) : (
        <Loading>{t('loading')}</Loading>
      )}
    </>
  )
}

interface CreatedProps {
  kind: ProductType
  id: number
  /** undefined: the form is filled already. */
  onLike: (() => void) | undefined
}

function Created({ kind, id, onLike }: CreatedProps) {
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
      {onLike && (
        <Button variant="secondary" size="compact" onClick={onLike}>
          {t('another_like')}
        </Button>
      )}
    </div>
  )
}
