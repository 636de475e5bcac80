'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { BrowserProduct } from '@bieznik/contract/catalogue/browser-product'
import { textLanguage } from '@bieznik/contract/content/text-language'
import { FitBlock } from '@/components/product/fit/fit-block'
import { ProductGallery } from '@/components/product/product-gallery'
import { ProductPromises } from '@/components/product/product-promises'
import { RetreadPassport } from '@/components/product/retread-passport'
import { DATA_ID, SectionLinks, USE_ID } from '@/components/product/section-links'
import { SpecList, type SpecEntry } from '@/components/product/spec-list'
import { ContentText } from '@/components/ui/content-text'
import { TextLink } from '@/components/ui/text-link'
import { comparePath } from '@/lib/catalogue/compare-path'
import { useOtherLanguage } from '@/lib/i18n/content-language'

type ProductLayoutProps = {
  product: BrowserProduct
  /** `h3` where the product is shown within a page about something else. */
  titleAs?: 'h1' | 'h3'
  /** How many opinions there are. */
  rating?: ReactNode
  /** Whether opinions follow on the page. */
  hasOpinions?: boolean
  /**
   * The price, and what the law wants beside a reduced one. Not formatted in here: a browser's first number takes ten milliseconds, and
   * would take them while the page is hydrated.
   */
  price: ReactNode
  lowestPrice?: ReactNode
  /** What the label of a new tire says, which belongs at the price, and the ways to all of it. */
  label?: ReactNode
  labelLinks?: ReactNode
  stock: ReactNode
  /** What delivery costs and when it comes, of what is in stock. */
  arrival?: ReactNode
  /** The add-to-cart button, or why the product cannot be bought. */
  action: ReactNode
  /** In the order shown. */
  specification: readonly SpecEntry[]
  /** The names of the ways to pay before the delivery. */
  waysToPay?: readonly string[]
  /** Who is responsible for the product and what its user is warned of; a preview has none. */
  safety?: ReactNode
}

/** The detail page of any product. */
export function ProductLayout({
  product,
  titleAs: Title = 'h1',
  rating,
  hasOpinions = false,
  price,
  lowestPrice,
  label,
  labelLinks,
  stock,
  arrival,
  action,
  specification,
  waysToPay = [],
  safety,
}: ProductLayoutProps) {
  const t = useTranslations('product')
  const lang = useOtherLanguage(textLanguage(product, 'inf'))
  // What is not sold any more has no price, no stock and no delivery that could be promised.
  const isSold = !product.inArchive
  const hasBuyBar = Title === 'h1' && isSold && product.quantityInStock > 0
  const tire = product.productType === 'Tire' ? product : null
  const retread = tire?.isRetreaded ? tire : null
  const has = {
    description: Boolean(tire?.inf),
    passport: retread !== null,
    promises: isSold,
    opinions: hasOpinions,
  }
  return (
    <article className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr]">
      <div className="min-w-0">
        <ProductGallery product={product} />
      </div>
      <div className="flex flex-col gap-4 max-lg:contents">
        <Title key={product.title} className="text-2xl leading-tight font-semibold">
          <ContentText lang={textLanguage(product, 'title')}>{product.title}</ContentText>
        </Title>
        {rating}
        <div className={clsx('flex flex-col gap-4 border-t-2 border-rubber pt-4', hasBuyBar && 'buy-bar')}>
          {isSold && (
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
              <p className="text-3xl">{price}</p>
              {stock}
              {lowestPrice}
              {label}
              {arrival && <p className="w-full text-sm">{arrival}</p>}
            </div>
          )}
          <div className="flex flex-col">{action}</div>
        </div>
        {isSold && labelLinks}
        {isSold && <ProductPromises product={product} waysToPay={waysToPay} />}
        {Title === 'h1' && (
          <>
            <FitBlock product={product} />
            <TextLink href={comparePath([product.id])} prefetch={false} rel="nofollow" className="self-start">
              {t('compare')}
            </TextLink>
          </>
        )}
      </div>
      <div className="col-span-full">
        <SectionLinks has={has} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {tire?.inf && (
          <section id={USE_ID}>
            <h2 className="mb-2 text-xl font-semibold">{t('use')}</h2>
            <div lang={lang} className="max-w-prose">
              {tire.inf}
            </div>
          </section>
        )}
        <section id={DATA_ID}>
          <h2 className="mb-2 text-xl font-semibold">{t('specification')}</h2>
          <SpecList entries={specification} />
        </section>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {retread && <RetreadPassport tire={retread} />}
        {safety}
      </div>
    </article>
  )
}
