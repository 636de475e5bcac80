'use client'

import type { Language } from '@bieznik/contract/language'
import { ProductOutline, type Outline } from '@/components/product/product-outline'
import { useTitleLanguage } from '@/components/ui/content-text'
import { PictureWithFallback } from '@/components/ui/picture-with-fallback'
import type { PicturePlace } from '@/lib/pictures/picture-set'

/** What a small picture of a product is made of. */
export interface Thumbnail extends Outline {
  /** Address of the photograph, if there is one. */
  photograph?: string
}

type ProductThumbnailProps = {
  picture: Thumbnail
  /** Of the product. */
  title: string
  /** Of the title, when it is not the language of the page. */
  titleLanguage?: Language | undefined
  place: PicturePlace
  /** It is in sight when the page opens. */
  eager?: boolean
}

/** The product's photograph; where there is none, or it cannot be loaded, the drawing. Always 4:3, without a background of its own. */
export function ProductThumbnail({
  picture,
  title,
  titleLanguage,
  place,
  eager = false,
}: ProductThumbnailProps) {
  const lang = useTitleLanguage(title, titleLanguage)
  const drawing = <ProductOutline outline={picture} eager={eager} />
  if (!picture.photograph) return drawing
  return (
    <div className="picture-frame aspect-4/3">
      <PictureWithFallback
        src={picture.photograph}
        alt={title}
        lang={lang}
        place={place}
        eager={eager}
        fallback={drawing}
      />
    </div>
  )
}
