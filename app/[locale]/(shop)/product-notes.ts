import { parseBoltCircle } from '@bieznik/contract/catalogue/bolt-circle'
import { codeOf, snowMarkings } from '@bieznik/contract/catalogue/goods-words'
import type { Product, Spacer, Tire, Wheel } from '@bieznik/contract/catalogue/product'
import { isInchSize } from '@bieznik/contract/catalogue/tire-size'
import type { useTranslations } from 'next-intl'

type Translate = ReturnType<typeof useTranslations<never>>

/** What a value means, in words. */
export function noteOf(t: Translate, product: Product, name: string): string | undefined {
  switch (product.productType) {
    case 'Tire':
      return tireNote(t, product, name)
    case 'Wheel':
      return wheelNote(t, product, name)
    case 'Spacer':
      return spacerNote(t, product, name)
  }
}

function tireNote(t: Translate, { width, snowMarking = '' }: Tire, name: string): string | undefined {
  const isInch = isInchSize({ width })
  switch (name) {
    case 'width':
      return isInch ? t('product_notes.tire_inch_width') : undefined
    case 'profile':
      return t(isInch ? 'product_notes.tire_inch_profile' : 'product_notes.tire_profile')
    case 'diameter':
      return t('product_notes.tire_diameter')
    case 'icVc':
      return t('product_notes.icVc')
    case 'snowMarking':
      return snowNote(t, snowMarking)
    default:
      return undefined
  }
}

/** The mountain counts for more than the letters beside it. */
function snowNote(t: Translate, marking: string): string | undefined {
  const code = codeOf(snowMarkings, marking)
  if (code.includes('3pmsf')) return t('product_notes.3pmsf')
  return code === 'm+s' ? t('product_notes.m+s') : undefined
}

function wheelNote(t: Translate, { boltSpacing }: Wheel, name: string): string | undefined {
  switch (name) {
    case 'et':
      return t('product_notes.et')
    case 'centralBoreDiameter':
      return t('product_notes.bore')
    case 'boltSpacing':
      return circleNote(t, boltSpacing)
    case 'maxLoad':
      return t('product_notes.max_load')
    default:
      return undefined
  }
}

function spacerNote(t: Translate, { boltDistance }: Spacer, name: string): string | undefined {
  switch (name) {
    case 'boltDistance':
      return circleNote(t, boltDistance)
    case 'thickness':
      return t('product_notes.thickness')
    case 'boreHub':
      return t('product_notes.bore_hub')
    case 'boreWheel':
      return t('product_notes.bore_wheel')
    case 'boltLength':
      return t('product_notes.bolt_length')
    default:
      return undefined
  }
}

function circleNote(t: Translate, circle: string): string | undefined {
  const bolts = parseBoltCircle(circle)
  return bolts ? t('product_notes.bolts', { count: bolts.bolts, diameter: bolts.diameter }) : undefined
}
