import { contactDetails } from '@bieznik/contract/contact-details'
import { isPickup, type Language, type Order } from '@bieznik/contract/order'
import type { OrderStatus } from '@bieznik/contract/order-status'
import { describeOrder, type OrderFacts } from './order-facts.ts'
import type { QueuedMail } from './outbox.queries.ts'
import { en } from './texts/en.ts'
import type { MailTexts } from './texts/mail-texts.ts'
import { pl } from './texts/pl.ts'
import { ru } from './texts/ru.ts'

export const mailTexts: Record<Language, MailTexts> = { pl, en, ru }

/** What a mail says, before it is set as HTML or as plain text. */
export type MailContent = {
  language: Language
  subject: string
  lead: string
  order: Order
  facts: OrderFacts
  /** What happens next and returns, as far as they still concern the order, and how the company is reached. */
  notes: [title: string, text: string][]
  ordersUrl: string
  /** Of an order that has just been placed. */
  confirmationUrl: string | null
  texts: MailTexts
}

function pageUrl(path: string, siteUrl: string, language: Language): string {
  return new URL(language === 'pl' ? path : `/${language}${path}`, siteUrl).href
}

type Note = MailContent['notes'][number]

function nextOf(status: OrderStatus, hasPickup: boolean, texts: MailTexts): Note[] {
  const { pickup } = texts
  if (status === 'Canceled' || status === 'Delivered') return []
  if (!hasPickup) return [[texts.delivery, texts.deliveryFacts]]
  return status === 'Sent' ? [] : [[pickup.next, pickup.facts]]
}

function notesOf(status: OrderStatus, hasPickup: boolean, texts: MailTexts): Note[] {
  const { phone, weekdayHours, saturdayHours } = contactDetails
  const returns: Note[] = status === 'Canceled' ? [] : [[texts.returns, texts.returnTerms]]
  const reach = `${phone}, ${texts.openingHours(weekdayHours, saturdayHours)}`
  return [...nextOf(status, hasPickup, texts), ...returns, [texts.phoneAndHours, reach]]
}

/** What a queued mail is told by. */
export type Told = Pick<QueuedMail, 'kind' | 'status' | 'language'>

/** The mail tells of the change that it was queued for, also when the order has gone on since. */
export function contentOf({ kind, status, language }: Told, order: Order, siteUrl: string): MailContent {
  const texts = mailTexts[language]
  const hasPickup = isPickup(order.typeOfDelivery)
  const changed = hasPickup ? { ...texts.changed, ...texts.pickup.changed } : texts.changed
  const isPlaced = kind === 'order_placed'
  const news = isPlaced ? texts.placed : changed[status]
  return {
    language,
    subject: news.subject(order.id),
    lead: news.lead,
    order,
    facts: describeOrder(order, language, texts),
    notes: notesOf(status, hasPickup, texts),
    ordersUrl: pageUrl('/orders', siteUrl, language),
    confirmationUrl: isPlaced ? pageUrl(`/orders/${order.id}/confirmation`, siteUrl, language) : null,
    texts,
  }
}
