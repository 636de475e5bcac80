import type { ComplaintBasis, ComplaintDemand, Settlement } from '@bieznik/contract/care/complaint-status'

/** Every word of the mails about a complaint in one language. */
export type ComplaintTexts = {
  received: { subject: (number: string) => string; lead: string }
  answered: {
    subject: (number: string) => string
    lead: Record<'accepted' | 'rejected', string>
    remedy: string
    reduction: string
    answer: string
    settlement: string
    /** What a refusal has to say; the seller's name stands in it. */
    settlements: Record<Settlement, (seller: string) => string>
    /** After a repair: the liability is prolonged, until this day when it is known. */
    repaired: string
    repairedUntil: (day: string | null) => string
  }
  /** To the seller. */
  due: {
    /** Negative: so many days ago. */
    subject: (number: string, daysLeft: number) => string
    lead: (daysLeft: number) => string
    until: (daysLeft: number) => string
    open: string
    whyThisMail: string
  }
  number: string
  receivedAt: string
  order: string
  basis: string
  bases: Record<ComplaintBasis, string>
  demand: string
  demands: Record<ComplaintDemand, string>
  text: string
  photos: string
  name: string
  next: string
  nextTerms: (day: string) => string
  questions: string
  seeReturns: string
  whyThisMail: string
}
