'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Product } from '@bieznik/contract/product'
import { ProductGallery } from '@/components/product/product-gallery'
import { ProductPromises } from '@/components/product/product-promises'
import { Rating } from '@/components/product/rating'
import { SpecList } from '@/components/product/spec-list'
import { ContentText } from '@/components/ui/content-text'
import { Price } from '@/components/ui/price'
import { useContentLanguage } from '@/lib/i18n/content-language'

type ProductLayoutProps = {
  product: Product
  /** `h3` where the product is shown within a page about something else. */
  titleAs?: 'h1' | 'h3'
  stock: ReactNode
  /** The add-to-cart button, or why the product cannot be bought. */
  action: ReactNode
  /** In the order shown. */
  specification: readonly { name: string; value: ReactNode }[]
}

/** The detail page of any product. */
export function ProductLayout({
  product,
  titleAs: Title = 'h1',
  stock,
  action,
  specification,
}: ProductLayoutProps) {
  const t = useTranslations('product')
  const lang = useContentLanguage()
  // What is not sold any more has no price, no stock and no delivery that could be promised.
  const isSold = !product.inArchive
  const description = product.productType === 'Tire' && product.inf
  return (
    <article className="grid gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <ProductGallery product={product} />
      </div>
      <div className="flex flex-col gap-4 lg:row-span-2">
        <Title key={product.title} className="text-2xl leading-tight font-semibold">
          <ContentText>{product.title}</ContentText>
        </Title>
        <Rating />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t-2 border-rubber pt-4">
          {isSold && (
            <>
              <p className="text-3xl">
                <Price amount={product.price} />
              </p>
              {stock}
            </>
          )}
        </div>
        <div className="flex flex-col">{action}</div>
        {isSold && <ProductPromises product={product} />}
      </div>
      <section className="min-w-0">
        <h2 className="mb-2 text-xl font-semibold">{t('specification')}</h2>
        <SpecList entries={specification} />
        {description && (
          <div lang={lang} className="mt-6 max-w-prose">
            {description}
          </div>
        )}
      </section>
    </article>
  )
}
