import { plnFromGrosze, type Grosze } from './grosze.ts'
import type { Language } from '../language.ts'

/** `6,5`, in English `6.5`: a number as it is written and typed in a language. Bolt circles and threads keep their point, as they are stamped. */
export const writeDecimal = (value: number, language: Language): string => withMark(String(value), language)

/** `473,50`, without the currency: an amount as a field of a form or a file begins with it. */
export const writeAmount = (amount: Grosze, language: Language): string =>
  withMark(plnFromGrosze(amount).toFixed(2), language)

const withMark = (digits: string, language: Language): string =>
  language === 'en' ? digits : digits.replace('.', ',')
