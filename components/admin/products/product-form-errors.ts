'use client'

import { useTranslations, type Messages } from 'next-intl'

type ProductErrorKey = keyof Messages['product_form']['errors']

const KEYS: Record<ProductErrorKey, true> = {
  too_long: true,
  characters: true,
  url_required: true,
  url_invalid: true,
  url_host: true,
  urls_required: true,
  too_many: true,
  inf_required: true,
  type_required: true,
  season_required: true,
  ic_vc_invalid: true,
  price_positive: true,
  price_decimals: true,
  too_much: true,
  measure_invalid: true,
  stock_invalid: true,
  stock_unchanged: true,
  title_required: true,
  manufacturer_required: true,
  type_of_wheel_required: true,
  color_required: true,
  material_required: true,
  bolt_info_required: true,
  bolt_circle_invalid: true,
  reason_required: true,
}

const isProductErrorKey = (key: string): key is ProductErrorKey => Object.hasOwn(KEYS, key)

/** The text of what a schema or the server says of a field; what has no text of its own is not right all the same. */
export function useProductFormErrors(): (key: string | undefined) => string | undefined {
  const t = useTranslations()
  return (key) => {
    if (key === undefined) return undefined
    return isProductErrorKey(key) ? t(`product_form.errors.${key}`) : t('errors.invalid_request')
  }
}
