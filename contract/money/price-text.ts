import { plnFromGrosze, type Grosze } from './grosze.ts'
import type { Language } from '../language.ts'

/** Making a format takes longer than writing a page of prices with it. */
function onePerLanguage(digits: number): (language: Language) => Intl.NumberFormat {
  const formats = new Map<Language, Intl.NumberFormat>()
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return (language) => {
    const format = formats.get(language) ?? new Intl.NumberFormat(language, options)
    formats.set(language, format)
    return format
  }
}

const inGrosze = onePerLanguage(2)
const inZloty = onePerLanguage(0)

/** `412,50 zł`, in English `412.50 zł`: an amount in PLN on pages, in mails and in documents. */
export const priceText = (amount: Grosze, language: Language): string =>
  `${inGrosze(language).format(plnFromGrosze(amount))}\u00A0zł`

/** `412 zł`: an amount of PLN where its grosze do not matter. */
export const wholePriceText = (pln: number, language: Language): string =>
  `${inZloty(language).format(pln)}\u00A0zł`
