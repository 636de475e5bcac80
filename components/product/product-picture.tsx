import type { Product } from '@bieznik/contract/product'
import clsx from 'clsx'
import { PictureWithFallback } from '@/components/ui/picture-with-fallback'
import { ProductOutline } from '@/components/product/product-outline'

type ProductPictureProps = {
  product: Product
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string
  /** The picture is in sight when the page opens. */
  eager?: boolean
  className?: string
}

/** The product's photograph; where there is none, or it cannot be loaded, the drawing. Always 4:3, without a background of its own. */
export function ProductPicture({ product, sizes, eager, className }: ProductPictureProps) {
  const drawing = <ProductOutline product={product} eager={eager} />
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
