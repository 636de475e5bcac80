/** Every word of the mails about a withdrawal in one language. */
export type WithdrawalTexts = {
  received: { subject: (number: string) => string; lead: string; whyThisMail: string }
  /** To the address of the order, when the statement came from another one. */
  notice: { subject: (orderId: number) => string; lead: string; notYou: string; whyThisMail: string }
  number: string
  receivedAt: string
  statement: string
  words: string
  order: string
  goods: string
  wholeOrder: string
  pieces: (count: number) => string
  name: string
  email: string
  /** Of a refund of cash. */
  account: string
  sendBack: string
  sendBackTerms: (address: string) => string
  cost: string
  /** `zloty`: what a courier takes for a piece, about. */
  costTerms: (zloty: number) => string
  refund: string
  refundTerms: (day: string) => string
  questions: string
  seeReturns: string
}
