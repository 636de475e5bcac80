import type { CaseChannel } from '@bieznik/contract/care/case-channel'
import type { NamedOrder } from './named-order.queries.ts'

/** A withdrawal or a complaint, however it came; `email` is missing only where staff wrote down that there is none. */
export type Stated<Statement extends { email: string }> = Omit<Statement, 'email'> & {
  email?: string | undefined
}

export type Arrival = {
  channel: CaseChannel
  receivedAt: Date
  /** uid of the member of staff who writes it down; null: the person themselves. */
  who: string | null
  key?: string | undefined
}

/** Whether the order has the address of whom it was stated by: a number alone proves nothing. */
export const isOfSender = (order: NamedOrder, email: string | null | undefined): boolean =>
  order.email !== '' && order.email.toLowerCase() === email?.toLowerCase()
