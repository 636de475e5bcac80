import { idParamSchema } from '@bieznik/contract/platform/id-param'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import type { ProductPage } from '@bieznik/contract/catalogue/product-page'
import { textLanguage } from '@bieznik/contract/content/text-language'
import type { Metadata } from 'next'
import { useFormatter, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { Stock } from '@/components/catalogue/stock'
import { OpinionsSection } from '@/components/product/opinions/opinions-section'
import { LabelLine } from '@/components/product/label-line'
import { LabelLinks } from '@/components/product/label-links'
import { ProductLayout } from '@/components/product/product-layout'
import { ProductSafety } from '@/components/product/product-safety'
import { useLabelTexts } from '@/components/product/use-label-texts'
import { Rating } from '@/components/product/rating'
import { BreadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld'
import { ProductJsonLd } from '@/components/seo/product-json-ld'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { LowestPrice } from '@/components/ui/lowest-price'
import { Price } from '@/components/ui/price'
import { toBrowserProduct } from '@/lib/catalogue/browser-product'
import { promisedDay } from '@/lib/company/promised-day.server'
import { otherLanguage } from '@/lib/i18n/content-language'
import { requireLocale } from '@/lib/i18n/locale.server'
import { checkoutProviders } from '@/lib/payment/later-providers.server'
import { getProductPage } from '@/lib/product-api/products.server'
import { pageMetadata } from '@/lib/seo/page-head.server'
import { productHead } from '@/lib/seo/product-head.server'
import { ProductAction } from './product-action'
import { useSpecification } from './product-specification'
import { sameFit } from './same-fit.server'
import { SeeAlso } from './see-also'
import { SimilarProducts } from './similar-products'

const lists = { Tire: '/tires', Wheel: '/wheels', Spacer: '/spacer' } as const

/** What a route of products is: its head and its page, by one reply of the product API. An id that is none, or of another kind, is 404. */
export function productPage(kind: ProductType) {
  const requirePage = cache(async (param: string): Promise<ProductPage> => {
    const id = idParamSchema.safeParse(param)
    const locale = await requireLocale()
    const found = id.success ? await getProductPage(locale, id.data) : null
    return found?.product.productType === kind ? found : notFound()
  })
  return {
    head: async (param: string): Promise<Metadata> => {
      await requireLocale()
      return pageMetadata(await productHead((await requirePage(param)).product))
    },
    page: async (param: string) => {
      const locale = await requireLocale()
      const { product, maker, opinions } = await requirePage(param)
      const [t, fit, day] = await Promise.all([getTranslations(), sameFit(product), promisedDay()])
      const all = { Tire: t('tire.all'), Wheel: t('wheel.all'), Spacer: t('spacer.all') }
      // The title of a tire is a name and numbers, which are read in the language of the page.
      const lang = product.productType === 'Tire' ? undefined : textLanguage(product, 'title')
      const trail = [
        { label: all[product.productType], href: lists[product.productType] },
        { label: fit.name, href: fit.href },
        { label: product.title, lang: otherLanguage(lang, locale) },
      ]
      return (
        <>
          <ProductJsonLd product={product} maker={maker} opinions={opinions} />
          <BreadcrumbJsonLd items={trail} />
          <Breadcrumbs items={trail} />
          <ProductDetails product={product} maker={maker} opinions={opinions} day={day} />
          <SeeAlso product={product} />
          <OpinionsSection productId={product.id} opinions={opinions} />
        </>
      )
    },
  }
}

interface ProductDetailsProps extends ProductPage {
  /** The last one of a delivery that is ordered now. */
  day: string
}

function ProductDetails({ product, maker, opinions, day }: ProductDetailsProps) {
  const t = useTranslations()
  const arrival = useArrival(day)
  const archived = { Tire: t('tire.archived'), Wheel: t('wheel.archived'), Spacer: t('spacer.archived') }
  const label = useLabelTexts()
  const labelled = product.productType === 'Tire' ? label(product) : null
  return (
    <ProductLayout
      product={toBrowserProduct(product)}
      rating={<Rating opinions={opinions} />}
      hasOpinions={opinions.average !== null}
      price={<Price amount={product.price} />}
      lowestPrice={
        <LowestPrice
          price={product.price}
          lowestPrice={product.reduction?.lowestPrice}
          className="basis-full"
        />
      }
      label={labelled && <LabelLine label={labelled} />}
      labelLinks={product.productType === 'Tire' && <LabelLinks tire={product} />}
      stock={<Stock quantity={product.quantityInStock} />}
      action={
        <ProductAction
          product={product}
          archived={archived[product.productType]}
          similar={<SimilarProducts product={product} />}
        />
      }
      specification={useSpecification(product)}
      arrival={product.quantityInStock > 0 && arrival}
      waysToPay={checkoutProviders.map((provider) => t(`ways_to_pay.${provider}`))}
      safety={<ProductSafety product={product} maker={maker} />}
    />
  )
}

/** "Dostawa 0 zł, u Ciebie do czw. 3 grudnia": made here, since a browser would format the date while the page is hydrated. */
function useArrival(day: string): string {
  const t = useTranslations('delivery')
  const format = useFormatter()
  const noon = new Date(`${day}T12:00:00Z`)
  return t('arrival', {
    weekday: format.dateTime(noon, { weekday: 'short' }),
    date: format.dateTime(noon, { day: 'numeric', month: 'long' }),
  })
}
