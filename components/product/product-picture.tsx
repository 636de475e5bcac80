import type { Product } from '@bieznik/contract/product'
import clsx from 'clsx'
import { PictureWithFallback } from '@/components/ui/picture-with-fallback'
import { ProductDrawing } from '@/components/product/product-drawing'
import type { DrawingVariant } from '@/components/product/drawing/drawing-frame'

type ProductPictureProps = {
  product: Product
  variant?: DrawingVariant
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string
  /** The picture is in sight when the page opens. */
  eager?: boolean
  className?: string
}

/** The product's photograph; where there is none, or it cannot be loaded, the drawing. Always 4:3, without a background of its own. */
export function ProductPicture({ product, variant = 'card', sizes, eager, className }: ProductPictureProps) {
  const drawing = <ProductDrawing product={product} variant={variant} />
  return (
    <div className={clsx('relative aspect-4/3 overflow-hidden', className)}>
      {product.url ? (
        <PictureWithFallback
          src={product.url}
          alt={product.title}
          sizes={sizes}
          eager={eager}
          fallback={drawing}
        />
      ) : (
        drawing
      )}
    </div>
  )
}
