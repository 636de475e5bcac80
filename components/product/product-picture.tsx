import type { Product } from '@bieznik/contract/product'
import { ProductThumbnail } from '@/components/product/product-thumbnail'
import { useThumbnail } from '@/components/product/use-thumbnail'

type ProductPictureProps = {
  product: Product
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string
}

/** The small picture of a product of which all is known. */
export function ProductPicture({ product, sizes }: ProductPictureProps) {
  return <ProductThumbnail picture={useThumbnail()(product)} title={product.title} sizes={sizes} />
}
