import type { Product, Spacer, Tire, Wheel } from '@bieznik/contract/product'
import { titledSize } from '@bieznik/contract/tire-title'
import { useTranslations, type Messages } from 'next-intl'
import type { ReactNode } from 'react'
import { Stock } from '@/components/catalogue/stock'
import { ContentText } from '@/components/ui/content-text'

type Translate<Namespace extends keyof Messages> = ReturnType<typeof useTranslations<Namespace>>

/** A product's name: value pairs in the order shown. */
export type Specification = readonly { name: string; value: ReactNode }[]

export function tireSpecification(t: Translate<'tire'>, tire: Tire): Specification {
  return [
    { name: t('name'), value: t('name_value', { type: tire.typeOfTire, manufacturer: tire.manufacturer }) },
    { name: t('size'), value: titledSize(tire) },
    { name: t('width'), value: tire.width },
    { name: t('profile'), value: tire.profile },
    { name: t('diameter'), value: tire.diameter },
    { name: t('ic_vc'), value: tire.icVc },
    { name: t('protector'), value: tire.protector },
    { name: t('season'), value: t(`seasons.${tire.season}`) },
    ...stockOf(t('stock'), tire),
  ]
}

export function wheelSpecification(t: Translate<'wheel'>, wheel: Wheel): Specification {
  return [
    { name: t('diameter'), value: t('inches', { value: wheel.diameter }) },
    { name: t('width'), value: t('inches', { value: wheel.width }) },
    { name: t('central_bore'), value: t('mm', { value: wheel.centralBoreDiameter }) },
    { name: t('bolt_spacing'), value: wheel.boltSpacing },
    { name: t('color'), value: <ContentText>{wheel.color}</ContentText> },
    { name: t('material'), value: <ContentText>{wheel.material}</ContentText> },
    ...stockOf(t('stock'), wheel),
  ]
}

export function spacerSpecification(t: Translate<'spacer'>, spacer: Spacer): Specification {
  return [
    { name: t('name'), value: <ContentText>{spacer.title}</ContentText> },
    { name: t('bolt_distance'), value: spacer.boltDistance },
    { name: t('bolt_info'), value: spacer.boltInfo },
    { name: t('thickness'), value: t('mm', { value: spacer.thickness }) },
    ...stockOf(t('stock'), spacer),
  ]
}

/** What is not sold any more has no stock to speak of. */
function stockOf(name: string, { inArchive, quantityInStock }: Product): Specification {
  return inArchive ? [] : [{ name, value: <Stock quantity={quantityInStock} /> }]
}

/** That of any product. */
export function useSpecification(product: Product): Specification {
  const tire = useTranslations('tire')
  const wheel = useTranslations('wheel')
  const spacer = useTranslations('spacer')
  switch (product.productType) {
    case 'Tire':
      return tireSpecification(tire, product)
    case 'Wheel':
      return wheelSpecification(wheel, product)
    case 'Spacer':
      return spacerSpecification(spacer, product)
  }
}
