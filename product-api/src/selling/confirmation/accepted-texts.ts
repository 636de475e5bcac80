import type { Document } from '@bieznik/contract/content/documents'

/** What the law wants a buyer to get with an order, in full. */
export interface AcceptedTexts {
  rules: Document
  /** How to withdraw, with the model form. */
  returns: Document
  guarantee: Document
}

export const documentsOf = ({ returns, rules, guarantee }: AcceptedTexts): Document[] => [
  returns,
  rules,
  guarantee,
]
