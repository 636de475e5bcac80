'use client'

import type { BrowserProduct } from '@bieznik/contract/catalogue/browser-product'
import { textLanguage } from '@bieznik/contract/content/text-language'
import { useTranslations } from 'next-intl'
import { Gallery } from '@/components/product/gallery'
import { useTitleLanguage } from '@/components/ui/content-text'
import { PictureWithFallback } from '@/components/ui/picture-with-fallback'
import { ProductOutline } from '@/components/product/product-outline'
import { useOutline } from '@/components/product/use-outline'
import type { PicturePlace } from '@/lib/pictures/picture-set'
import { SpacerDrawing } from '@/components/product/drawing/spacer-drawing'
import { TireDrawing } from '@/components/product/drawing/tire-drawing'
import { WheelDrawing } from '@/components/product/drawing/wheel-drawing'
import { useDrawingTitle } from '@/components/product/use-drawing-title'
import { drawingAddress } from '@/lib/drawings/drawing-address'

const MAIN: PicturePlace = {
  sizes: '(width >= 80rem) 45rem, (width >= 64rem) 55vw, calc(100vw - 2rem)',
  widths: [640, 768, 1152, 1536],
}
const THUMBNAIL: PicturePlace = { sizes: '6rem', widths: [120, 240] }

/** All pictures of a product; photographs first, the drawing with its measures last. */
export function ProductGallery({ product }: { product: BrowserProduct }) {
  const t = useTranslations('product')
  const lang = useTitleLanguage(product.title, textLanguage(product, 'title'))
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
          lang={lang}
          place={MAIN}
          eager={index === 0}
          fallback={drawing}
        />
      ),
      thumbnail: <PictureWithFallback src={src} alt="" place={THUMBNAIL} fallback={outline} />,
    }))
  const drawn = { key: 'drawing', main: drawing, thumbnail: outline }
  return <Gallery label={t('gallery')} views={[...views, drawn]} />
}

/** Any product, drawn from its own numbers and with its measures. */
function ProductDrawing({ product }: { product: BrowserProduct }) {
  const place = { title: useDrawingTitle()(product), src: drawingAddress(product, 'sheet') }
  switch (product.productType) {
    case 'Tire':
      return <TireDrawing {...place} tire={product} />
    case 'Wheel':
      return <WheelDrawing {...place} wheel={product} />
    case 'Spacer':
      return <SpacerDrawing {...place} spacer={product} />
  }
}
