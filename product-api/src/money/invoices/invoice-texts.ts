import type { Language } from '@bieznik/contract/selling/order'
import type { Words } from '../../platform/words/pl.ts'
import { wordsIn } from '../../platform/words/words-in.ts'

/** A text in Polish, and in the buyer's language beside it. */
export type Say = (key: keyof Words['invoices']) => string

export function textsIn(language: Language): Say {
  const polish = wordsIn.pl.invoices
  const own = wordsIn[language].invoices
  return (key) => (own[key] === polish[key] ? polish[key] : `${polish[key]} / ${own[key]}`)
}
