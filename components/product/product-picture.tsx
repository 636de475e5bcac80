import type { Product } from '@bieznik/contract/catalogue/product'
import { textLanguage } from '@bieznik/contract/content/text-language'
import { ProductThumbnail } from '@/components/product/product-thumbnail'
import { useThumbnail } from '@/components/product/use-thumbnail'
import type { PicturePlace } from '@/lib/pictures/picture-set'

type ProductPictureProps = {
  product: Product
  place: PicturePlace
}

/** The small picture of a product of which all is known. */
export function ProductPicture({ product, place }: ProductPictureProps) {
  return (
    <ProductThumbnail
      picture={useThumbnail()(product)}
      title={product.title}
      titleLanguage={textLanguage(product, 'title')}
      place={place}
    />
  )
}
