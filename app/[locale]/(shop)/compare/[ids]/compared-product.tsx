'use client'

import { useTranslations } from 'next-intl'
import { AddToCartButton } from '@/components/cart/add-to-cart-button'
import { ProductThumbnail } from '@/components/product/product-thumbnail'
import { useThumbnail } from '@/components/product/use-thumbnail'
import { ContentText } from '@/components/ui/content-text'
import { TextLink } from '@/components/ui/text-link'
import type { CardProduct } from '@/lib/catalogue/card-product'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import type { PicturePlace } from '@/lib/pictures/picture-set'

const COLUMN: PicturePlace = { sizes: '15rem', widths: [240, 320, 640] }

interface ComparedProductProps {
  product: CardProduct
  /** The comparison without it; null: there is no other in it. */
  without: string | null
  inArchive: boolean
}

/** The head of a column: the product, the way into the cart, and that out of the comparison. */
export function ComparedProduct({ product, without, inArchive }: ComparedProductProps) {
  const t = useTranslations('product')
  const { id, title, titleLanguage, price, quantityInStock } = product
  return (
    <div className="flex flex-col gap-2">
      <div className="border border-line squared-paper">
        <ProductThumbnail
          picture={useThumbnail()(product)}
          title={title}
          titleLanguage={titleLanguage}
          place={COLUMN}
        />
      </div>
      <TextLink href={detailPath(product)} prefetch={false}>
        <ContentText lang={titleLanguage}>{title}</ContentText>
      </TextLink>
      {!inArchive && (
        <AddToCartButton productId={id} title={title} quantityInStock={quantityInStock} price={price} />
      )}
      {without !== null && (
        <TextLink href={without} prefetch={false} rel="nofollow" className="py-2 text-sm">
          <span>{t('compare_remove')}</span>
          <span className="sr-only">{`: ${title}`}</span>
        </TextLink>
      )}
    </div>
  )
}
