'use client'

import { extraDetail } from '@bieznik/contract/selling/extra-kinds'
import type { OrderExtra } from '@bieznik/contract/selling/order-extra'
import { useLocale, useTranslations } from 'next-intl'

/** `pierścienie centrujące 66,6 × 57,1 mm` */
export function useExtraText(): (extra: OrderExtra) => string {
  const t = useTranslations('delivery')
  const locale = useLocale()
  return (extra) => t(`extra_${extra.kind}`, { detail: extraDetail(extra, locale) })
}
