import type { Company } from '@bieznik/contract/platform/company'
import { isLegalEntity } from '@bieznik/contract/people/legal-entity'
import { isPickup, type Language, type Order } from '@bieznik/contract/selling/order'
import { awaitedMethods } from '@bieznik/contract/money/payment-providers'
import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import { correctionNotes, type Corrected } from './correction-notes.ts'
import { describeOrder, type OrderFacts, type MailedOrder } from './order-facts.ts'
import { sellerLines } from './seller-lines.ts'
import { mailTexts } from './texts/all-languages.ts'
import type { MailTexts, News } from './texts/mail-texts.ts'

/** What a mail says, before it is set as HTML or as plain text. */
export type MailContent = {
  language: Language
  subject: string
  lead: string
  order: Order
  facts: OrderFacts
  /** What was corrected of it, before and after. */
  changes: [title: string, text: string][]
  /** What is asked of the buyer, what happens next and returns, as far as they still concern the order, and how the company is reached. */
  notes: [title: string, text: string][]
  /** Where the order is seen: by a signed link, which needs no sign-in, else among the orders of an account. */
  orderUrl: [text: string, url: string]
  /** Where it is paid, of an order that waits for its money. */
  payUrl: string | null
  /** Of an order that has just been placed. */
  confirmationUrl: string | null
  /** Who sells, as the law wants it in letters. */
  seller: string[]
  /** A canceled order leaves no contract to withdraw from, and who is no consumer has no right to. */
  withdrawalUrl: string | null
  /** Nor is there anything to complain of. */
  complaintUrl: string | null
  /** What is said of the file that goes along with an order that has just been placed: the contract with all that the law wants. */
  contractNote: string | null
  texts: MailTexts
}

export function pageUrl(path: string, siteUrl: string, language: Language): string {
  return new URL(language === 'pl' ? path : `/${language}${path}`, siteUrl).href
}

type Note = MailContent['notes'][number]

function nextOf(status: OrderStatus, hasPickup: boolean, texts: MailTexts): Note[] {
  const { pickup } = texts
  if (status === 'Canceled' || status === 'Delivered') return []
  if (!hasPickup) return [[texts.delivery, texts.deliveryFacts]]
  return status === 'Sent' ? [] : [[pickup.next, pickup.facts]]
}

function notesOf(
  { status, isConsumer }: { status: OrderStatus; isConsumer: boolean },
  hasPickup: boolean,
  texts: MailTexts,
  company: Company,
): Note[] {
  const { phone, weekdayHours, saturdayHours } = company
  const returns: Note[] = status === 'Canceled' || !isConsumer ? [] : [[texts.returns, texts.returnTerms]]
  const reach = `${phone}, ${texts.openingHours(weekdayHours, saturdayHours)}`
  return [...nextOf(status, hasPickup, texts), ...returns, [texts.phoneAndHours, reach]]
}

/** What a mail about a change to this status tells. */
export function newsOfStatus(
  status: OrderStatus,
  { typeOfDelivery }: Pick<Order, 'typeOfDelivery'>,
  { changed, pickup }: MailTexts,
): News {
  return isPickup(typeOfDelivery) ? { ...changed, ...pickup.changed }[status] : changed[status]
}

/** What is said of the money of an order that waits for it. */
function paymentNoteOf(
  { due, paidUntil, typeOfPayment }: Order,
  status: OrderStatus,
  texts: MailTexts,
): Note[] {
  if (due === 0 || !paidUntil || status === 'Canceled') return []
  const { note, transfer, online } = texts.awaited
  return [[note, typeOfPayment === 'transfer' ? transfer : online]]
}

const canBePaid = ({ due, status, typeOfPayment }: Order): boolean =>
  due > 0 && status !== 'Canceled' && awaitedMethods.some((method) => method === typeOfPayment)

/** What a mail about an order tells. */
export interface OrderMailSubject {
  language: Language
  /** Of which it tells, also when the order has gone on since. */
  status: OrderStatus
  news: News
  /** Whether it leads to the payment of an order that waits for it. */
  asksForPayment?: boolean
  correction?: Corrected
}

interface OrderMailSettings {
  siteUrl: string
  company: Company
  /** The signed link to the order; null: links cannot be signed. */
  link: string | null
  /** Of an order that has just been placed: the contract goes along. */
  hasContract?: boolean
}

export function contentOf(
  order: MailedOrder,
  { language, status, news, asksForPayment = false, correction }: OrderMailSubject,
  { siteUrl, company, link, hasContract = false }: OrderMailSettings,
): MailContent {
  const texts = mailTexts[language]
  const isConsumer = !isLegalEntity(order.name)
  const urlOf = (path: string) => pageUrl(path, siteUrl, language)
  const formUrl = (path: string) =>
    status === 'Canceled' ? null : urlOf(`${path}?order=${order.id}${link ? `&link=${link}` : ''}`)
  return {
    language,
    subject: news.subject(order.id),
    lead: news.lead,
    order,
    facts: describeOrder(order, { language, texts, company }),
    changes: correction ? correctionNotes(correction, order, { language, texts }) : [],
    notes: [
      ...paymentNoteOf(order, status, texts),
      ...notesOf({ status, isConsumer }, isPickup(order.typeOfDelivery), texts, company),
    ],
    seller: sellerLines(texts, company),
    orderUrl: link ? [texts.seeOrder, urlOf(`/order?link=${link}`)] : [texts.seeOrders, urlOf('/orders')],
    payUrl:
      asksForPayment && canBePaid(order)
        ? urlOf(link ? `/order?link=${link}#payment` : `/orders/${order.id}/payment`)
        : null,
    withdrawalUrl: isConsumer ? formUrl('/withdrawal') : null,
    complaintUrl: formUrl('/complaint'),
    contractNote: hasContract ? texts.confirmation[isConsumer ? 'attached' : 'businessAttached'] : null,
    confirmationUrl: hasContract
      ? urlOf(link ? `/order?link=${link}#documents` : `/orders/${order.id}/confirmation`)
      : null,
    texts,
  }
}
