import { z } from 'zod'

/** What a buyer gets for a sale: a receipt of the cash register, or an invoice in the buyer's name. */
export const documentKinds = ['receipt', 'invoice'] as const
export const documentKindSchema = z.enum(documentKinds)
export type DocumentKind = z.output<typeof documentKindSchema>

/** A company gets an invoice, whatever it asks for; a person who asks for nothing gets a receipt. */
export function documentKindOf(
  customerType: 'private_person' | 'company',
  asked: DocumentKind | undefined,
): DocumentKind {
  return customerType === 'company' ? 'invoice' : (asked ?? 'receipt')
}
