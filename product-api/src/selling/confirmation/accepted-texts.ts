import type { Document } from '@bieznik/contract/content/documents'

/** What the law wants a buyer to get with an order, in full. */
export interface AcceptedTexts {
  rules: Document
  /** How to withdraw, with the model form. */
  returns: Document
  guarantee: Document
}

/** Who is no consumer gets the rules alone. */
export const documentsOf = ({ returns, rules, guarantee }: AcceptedTexts, isConsumer: boolean): Document[] =>
  isConsumer ? [returns, rules, guarantee] : [rules]
