import type { Language } from '@bieznik/contract/selling/order'

export type Fact = [label: string, value: string]

/** What a mail about a withdrawal or a complaint says, before it is set as HTML or as plain text. */
export type FactsContent = {
  language: Language
  subject: string
  lead: string
  /** What was stated, with its number and time; of a notice only what its reader may know. */
  facts: Fact[]
  /** What happens next. */
  notes: Fact[]
  link: [text: string, url: string]
  /** Of commercial mail: how to get no more of it. */
  unsubscribe?: [text: string, url: string]
  /** Who sells. */
  seller: string[]
  footer: string
}
