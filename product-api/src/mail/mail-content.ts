import type { Language, Order } from '@bieznik/contract/order'
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
  /** Delivery and returns, as far as they still concern the order. */
  notes: [title: string, text: string][]
  ordersUrl: string
  texts: MailTexts
}

function ordersUrlOf(siteUrl: string, language: Language): string {
  return new URL(language === 'pl' ? '/orders' : `/${language}/orders`, siteUrl).href
}

function notesOf(status: OrderStatus, texts: MailTexts): [string, string][] {
  if (status === 'Canceled') return []
  const returns: [string, string] = [texts.returns, texts.returnTerms]
  return status === 'Delivered' ? [returns] : [[texts.delivery, texts.deliveryFacts], returns]
}

/** What a queued mail is told by. */
export type Told = Pick<QueuedMail, 'kind' | 'status' | 'language'>

/** The mail tells of the change that it was queued for, also when the order has gone on since. */
export function contentOf({ kind, status, language }: Told, order: Order, siteUrl: string): MailContent {
  const texts = mailTexts[language]
  const news = kind === 'order_placed' ? texts.placed : texts.changed[status]
  return {
    language,
    subject: news.subject(order.id),
    lead: news.lead,
    order,
    facts: describeOrder(order, language, texts),
    notes: notesOf(status, texts),
    ordersUrl: ordersUrlOf(siteUrl, language),
    texts,
  }
}
