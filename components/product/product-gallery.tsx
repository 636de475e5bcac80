'use client'

import type { Product } from '@bieznik/contract/product'
import { useTranslations } from 'next-intl'
import { Gallery } from '@/components/product/gallery'
import { PictureWithFallback } from '@/components/ui/picture-with-fallback'
import { ProductDrawing } from '@/components/product/product-drawing'
import { ProductOutline } from '@/components/product/product-outline'
import { useOutline } from '@/components/product/use-outline'

const MAIN_SIZES = '(width >= 64rem) 45rem, 100vw'
const THUMBNAIL_SIZES = '96px'

/** All pictures of a product; photographs first, the drawing with its measures last. */
export function ProductGallery({ product }: { product: Product }) {
  const t = useTranslations('product')
  const photographs = [product.url ?? '', ...(product.productType === 'Tire' ? product.urls : [])]
  const drawing = <ProductDrawing product={product} />
  const outline = <ProductOutline outline={useOutline()(product)} />
  const views = [...new Set(photographs)]
    .filter((src) => src !== '')
    .map((src, index) => ({
      key: src,
      main: (
        <PictureWithFallback
          src={src}
          alt={product.title}
          sizes={MAIN_SIZES}
          eager={index === 0}
          fallback={drawing}
        />
      ),
      thumbnail: <PictureWithFallback src={src} alt="" sizes={THUMBNAIL_SIZES} fallback={outline} />,
    }))
  const drawn = { key: 'drawing', main: drawing, thumbnail: outline }
  return <Gallery label={t('gallery')} views={[...views, drawn]} />
}
