import { writeAmount } from '@bieznik/contract/money/decimal'
import { plnFromGrosze, type Grosze } from '@bieznik/contract/money/grosze'
import type { Language } from '@bieznik/contract/language'

/** A price that somebody chose as a bound, in PLN without the unit: 300, or 299,90. */
export const writePriceBound = (amount: Grosze, language: Language): string =>
  amount % 100 === 0 ? String(plnFromGrosze(amount)) : writeAmount(amount, language)
