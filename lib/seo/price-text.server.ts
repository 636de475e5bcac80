import 'server-only'
import { plnFromGrosze, type Grosze } from '@bieznik/contract/money'
import { getFormatter, getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/routing'

/** `412,50 zł`: the price as plain text, written as the pages write it. */
export async function priceText(amount: Grosze, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'ui' })
  const format = await getFormatter({ locale })
  return t('price', {
    amount: format.number(plnFromGrosze(amount), { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  })
}
