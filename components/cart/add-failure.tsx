'use client'

import type { ProblemCode } from '@bieznik/contract/problem'
import { useTranslations } from 'next-intl'

/** Why a product could not be added: what the shopper can do about it, else that it failed. */
export function AddFailure({ code }: { code: ProblemCode }) {
  const t = useTranslations()
  const isTheirs =
    code === 'out_of_stock' ||
    code === 'already_in_cart' ||
    code === 'not_for_sale' ||
    code === 'too_many_requests'
  return <span>{isTheirs ? t(`errors.${code}`) : t('product.error_add_to_cart')}</span>
}
