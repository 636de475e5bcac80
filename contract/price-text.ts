import { plnFromGrosze, type Grosze } from './grosze.ts'
import type { Language } from './language.ts'

const formats = new Map<Language, Intl.NumberFormat>()

/** Making one takes longer than writing a page of prices. */
function formatOf(language: Language): Intl.NumberFormat {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  formats.set(language, format)
  return format
}

/** `412,50 zł`, in English `412.50 zł`: an amount in PLN on pages, in mails and in documents. */
export const priceText = (amount: Grosze, language: Language): string =>
  `${formatOf(language).format(plnFromGrosze(amount))}\u00A0zł`
