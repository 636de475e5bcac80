import { orderStatuses } from '@bieznik/contract/selling/order-status'
import { z } from 'zod'
import { renderPdfApart } from '../../../selling/confirmation/confirmation-process.ts'
import { confirmationOf, type Confirmation } from '../../../selling/confirmation/confirmation.ts'
import { getCorrection } from '../../../selling/corrections/corrections.queries.ts'
import type { Queryable } from '../../db/client.ts'
import { getOrderDocument } from '../../../selling/orders/order-document.queries.ts'
import { linkToOrder } from '../../../selling/orders/order-link.ts'
import { contentOf, newsOfStatus, type OrderMailSubject } from '../mail-content.ts'
import { mailKind } from '../mail-kind.ts'
import { renderHtml } from '../render-html.ts'
import { renderText } from '../render-text.ts'
import { mailTexts } from '../texts/all-languages.ts'
import { transferCodeImages } from '../transfer-code-image.ts'
import { writeLetter, type Envelope, type WrittenLetter } from '../write-letter.ts'

/** `status`: the one that the mail tells of, also when the order has gone on since. */
const about = z.object({ orderId: z.int(), status: z.enum(orderStatuses) })

async function load(db: Queryable, { orderId, status }: z.output<typeof about>, { sender }: Envelope) {
  const order = await getOrderDocument(db, { id: orderId })
  if (!order) throw new Error('mail: the order of a queued mail does not exist')
  return { order, status, link: await linkToOrder(db, sender.linkSecrets, order.id) }
}

type Loaded = Awaited<ReturnType<typeof load>>
type Special = Pick<OrderMailSubject, 'news' | 'asksForPayment' | 'correction'> & {
  confirmation?: Confirmation | null
}

async function attachmentOf(confirmation: Confirmation) {
  const { order, language } = confirmation
  return {
    filename: mailTexts[language].confirmation.fileName(order.id),
    content: await renderPdfApart(confirmation),
    contentType: 'application/pdf',
  }
}

async function orderLetter(
  envelope: Envelope,
  { order, status, link }: Loaded,
  { confirmation, ...special }: Special,
): Promise<WrittenLetter> {
  const { siteUrl, company } = envelope.sender
  const facts = { ...special, status, language: envelope.mail.language }
  const content = contentOf(order, facts, { siteUrl, company, link, hasContract: Boolean(confirmation) })
  const { transfer } = content.facts
  return writeLetter(envelope, {
    topic: `order-${order.id}`,
    name: order.name,
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content).toString(),
    attachments: [
      ...(transfer ? transferCodeImages(transfer, company) : []),
      ...(confirmation ? [await attachmentOf(confirmation)] : []),
    ],
  })
}

/** With the confirmation of the contract. */
export const orderPlaced = mailKind({
  about,
  texts: mailTexts,
  load: async (db, subject, envelope) => {
    const loaded = await load(db, subject, envelope)
    const { sender, mail } = envelope
    return { ...loaded, confirmation: await confirmationOf(db, loaded.order, mail.language, sender) }
  },
  compose: ({ confirmation, ...loaded }, { texts, ...envelope }) =>
    orderLetter(envelope, loaded, { news: texts.placed, asksForPayment: true, confirmation }),
})

export const orderStatusChanged = mailKind({
  about,
  texts: mailTexts,
  load,
  compose: (loaded, { texts, ...envelope }) =>
    orderLetter(envelope, loaded, { news: newsOfStatus(loaded.status, loaded.order, texts) }),
})

/** After an order was corrected, or its buyer canceled a line of it. */
export const orderCorrected = mailKind({
  about: about.extend({ correctionId: z.int() }),
  texts: mailTexts,
  load: async (db, { correctionId, ...subject }, envelope) => {
    const correction = await getCorrection(db, correctionId)
    if (!correction) throw new Error('mail: the correction of a queued mail does not exist')
    return { ...(await load(db, subject, envelope)), correction }
  },
  compose: ({ correction, ...loaded }, { texts: { corrected }, ...envelope }) => {
    const lead = correction.reason === null ? corrected.own : corrected.lead
    return orderLetter(envelope, loaded, { news: { subject: corrected.subject, lead }, correction })
  },
})

/** Before the last day for paying. */
export const paymentReminder = mailKind({
  about,
  texts: mailTexts,
  load,
  compose: (loaded, { texts, ...envelope }) =>
    orderLetter(envelope, loaded, { news: texts.paymentReminder, asksForPayment: true }),
})

/** Not paid in time. */
export const unpaidCanceled = mailKind({
  about,
  texts: mailTexts,
  load,
  compose: (loaded, { texts, ...envelope }) => orderLetter(envelope, loaded, { news: texts.unpaidCanceled }),
})
