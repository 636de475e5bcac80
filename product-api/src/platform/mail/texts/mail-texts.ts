import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import type { DocumentKind } from '@bieznik/contract/content/document-kind'
import type { DeliveryMethod, DeliveryWishes } from '@bieznik/contract/selling/order'
import type { CorrectedField } from '@bieznik/contract/selling/order-correction'
import type { OrderStatus } from '@bieznik/contract/selling/order-status'

/** What a mail tells: the first line of its text, and the line in the list of mails. */
export type News = { subject: (orderId: number) => string; lead: string }

/** Every word of the mails in one language. */
export type MailTexts = {
  placed: News
  /** Before the last day for paying. */
  paymentReminder: News
  /** Not paid in time. */
  unpaidCanceled: News
  /** By the status that the order has got. */
  changed: Record<OrderStatus, News>
  /** Of an order that was corrected after it was placed. */
  corrected: News & {
    /** The buyer canceled a line. */
    own: string
    reason: string
    fields: Record<CorrectedField, string>
    /** What stands in place of a line or a value that is not there. */
    none: string
    added: (now: string) => string
    canceled: (before: string) => string
    /** What the order came to, before and after. */
    total: string
    overpaid: string
    /** What becomes of the money that was paid too much. */
    refund: (amount: string) => string
  }
  /** What is told otherwise of an order that the buyer fetches. */
  pickup: {
    changed: Pick<Record<OrderStatus, News>, 'Sent' | 'Delivered'>
    /** Where. */
    place: string
    /** What happens next, while the order is not ready. */
    next: string
    facts: string
  }
  /** null: a company that named no one. */
  greeting: (name: string | null) => string
  order: (orderId: number) => string
  orderDate: string
  products: string
  quantity: string
  value: string
  pieces: Record<Intl.LDMLPluralRule, string>
  /** Beside an item at a reduced price. */
  lowestPrice: (price: string) => string
  total: string
  /** Of an order for which something was paid. */
  paid: string
  refunded: string
  due: string
  delivery: string
  deliveryMethod: string
  /** One of those in which the order was sent. */
  parcel: string
  deliveryMethods: Record<DeliveryMethod, string>
  deliveryFacts: string
  paymentMethod: string
  /** Of an order that waits for its money. */
  awaited: {
    paidUntil: string
    /** Of a bank transfer, as its form has them. */
    account: string
    recipient: string
    title: string
    amount: string
    note: string
    /** What to do, and what happens otherwise. */
    transfer: string
    online: string
    /** Beside the QR code. */
    code: string
    /** To the page on which it is paid. */
    pay: string
  }
  /** What is given for the sale. */
  document: string
  documents: Record<DocumentKind, string>
  taxId: string
  /** What the buyer wished for the delivery, and what was promised. */
  wishes: Record<keyof DeliveryWishes, string>
  /** What the buyer asked for within the price. */
  extras: { label: string; kinds: Record<ExtraKind, (detail: string) => string> }
  /** When goods come whose money is awaited, in working days. */
  afterPayment: (days: number) => string
  /** Where the goods go. */
  deliveryAddress: string
  /** Of someone who fetches the goods. */
  buyerAddress: string
  returns: string
  returnTerms: string
  /** Of the company. */
  phoneAndHours: string
  openingHours: (weekdays: string, saturday: string) => string
  seeOrders: string
  /** By a link that needs no account. */
  seeOrder: string
  seeConfirmation: string
  /** As the law names it. */
  withdraw: string
  complain: string
  whyThisMail: string
  /** What the buyer keeps of an order. */
  confirmation: {
    title: (orderId: number) => string
    fileName: (orderId: number) => string
    /** Of the file that goes along. */
    attached: string
    /** The same for who is no consumer. */
    businessTitle: (orderId: number) => string
    businessAttached: string
    seller: string
    buyer: string
    /** Before the Polish documents, which follow their translation. */
    inPolish: string
  }
  /** In złoty. */
  shareCapital: (amount: number) => string
  exampleCompany: string
}
