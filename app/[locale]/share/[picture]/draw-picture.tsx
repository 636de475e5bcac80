import { conditionOf } from '@bieznik/contract/catalogue/is-retread'
import type { Product, ProductType } from '@bieznik/contract/catalogue/product'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import { getTranslations } from 'next-intl/server'
import { cacheLife, cacheTag } from 'next/cache'
import { productFigure } from '@/components/seo/product-figure'
import { SharePicture } from '@/components/seo/share-picture'
import type { Locale } from '@/lib/i18n/routing'
import { productTag } from '@/lib/product-api/catalogue-cache.server'
import { getProduct } from '@/lib/product-api/products.server'
import { drawableText } from '@/lib/seo/drawable-text'
import { priceText } from '@bieznik/contract/money/price-text'
import { renderPicture } from '@/lib/seo/render-picture.server'

const ONE_HOUR_SECONDS = 60 * 60

const kinds = {
  Tire: 'picture_tire',
  Wheel: 'picture_wheel',
  Spacer: 'picture_spacer',
} as const satisfies Record<ProductType, string>

/** The size that most people know, for the picture of the whole shop. */
const exampleTire = {
  productType: 'Tire',
  width: 195,
  profile: 80,
  diameter: 15,
  protector: 'Trasa',
} as const

function cachePicture(): void {
  cacheLife({ stale: ONE_HOUR_SECONDS, revalidate: ONE_HOUR_SECONDS, expire: 24 * ONE_HOUR_SECONDS })
}

/** A product with its size and price, as a PNG; null: there is no such product. It is drawn anew when the product changes. */
export async function drawProduct(locale: Locale, id: number): Promise<Uint8Array | null> {
  'use cache'
  cachePicture()
  cacheTag(productTag(id))
  const product = await getProduct(locale, id)
  if (!product) return null
  const t = await getTranslations({ locale })
  return renderPicture(
    <SharePicture
      brand={t('meta.site_name')}
      kind={t(`seo.${kinds[product.productType]}`, { condition: conditionOf(product) })}
      heading={drawableText(headingOf(product))}
      title={drawableText(product.title)}
      price={drawableText(priceText(product.price, locale))}
      figure={await productFigure(product)}
    />,
  )
}

/** The shop itself, for every page that shows no single product. */
export async function drawShop(locale: Locale): Promise<Uint8Array> {
  'use cache'
  cachePicture()
  const t = await getTranslations({ locale })
  return renderPicture(
    <SharePicture
      brand={t('meta.site_name')}
      heading={t('seo.picture_claim')}
      title={t('seo.picture_lead')}
      figure={await productFigure(exampleTire)}
    />,
  )
}

function headingOf(product: Product): string {
  switch (product.productType) {
    case 'Tire':
      return formatTireSize(product)
    case 'Wheel':
      return `${product.width}Jx${product.diameter} ${product.boltSpacing}`
    case 'Spacer':
      return `${product.boltDistance} · ${product.thickness} mm`
  }
}
