import { totalOfSums } from '@bieznik/contract/money/vat'
import type { Language } from '@bieznik/contract/selling/order'
import { createHash } from 'node:crypto'
import type { Transaction } from '../../platform/db/client.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { ksefSubmissions } from '../../platform/db/schema/ksef-submissions.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { statedSums, type InvoiceContent } from './invoice-content.ts'
import { writeInvoiceXml } from './invoice-xml.ts'
import { takeNumber, writtenNumber } from './number-invoice.ts'

type NewInvoice = {
  content: InvoiceContent
  /** Of a correction: the invoice that it corrects. */
  correctsId: number | null
  /** Of an invoice that is issued anew: the one that was corrected to nothing. */
  replacesId: number | null
  /** uid of the member of staff; null: the shop issues it. */
  issuedBy: string | null
  recipient: string
  /** Whether it is sent to KSeF: the buyer then gets it with the number that it has there. */
  isForKsef: boolean
  language: Language
  now: Date
}

/** libxml2 is loaded with the first invoice: it takes 20 MB. */
async function requireValid(xml: string): Promise<void> {
  const [{ requireValidInvoice }, { InvalidXml }] = await Promise.all([
    import('./validate-xml.ts'),
    import('./xsd-validator.ts'),
  ])
  try {
    requireValidInvoice(xml)
  } catch (error) {
    if (!(error instanceof InvalidXml)) throw error
    throw new ProblemError('invalid_request', 'What the order says makes no valid invoice.', {
      fields: [{ path: 'invoice', message: error.message }],
      cause: error,
    })
  }
}

/** Numbers, checks and writes an invoice or a correction, and queues its mail or its way to KSeF. Throws invalid_request when the schema refuses it; nothing is taken then. */
export async function insertInvoice(
  tx: Transaction,
  { content, correctsId, replacesId, issuedBy, recipient, isForKsef, language, now }: NewInvoice,
): Promise<number> {
  const kind = correctsId === null ? 'invoice' : 'correction'
  const number = await takeNumber(tx, kind, now)
  const { issuedOn } = number
  const xml = writeInvoiceXml({ number: writtenNumber(number), issuedOn, issuedAt: now, content })
  await requireValid(xml)
  const [kept] = await tx
    .insert(invoices)
    .values({
      ...number,
      kind,
      orderId: content.order.id,
      correctsId,
      replacesId,
      issuedAt: now,
      issuedBy,
      language,
      gross: totalOfSums(statedSums(content)).gross,
      content,
      xml,
      sha256: createHash('sha256').update(xml, 'utf8').digest('hex'),
    })
    .returning({ id: invoices.id })
  if (!kept) throw new Error('invoices: the invoice was not written')
  if (isForKsef) await tx.insert(ksefSubmissions).values({ invoiceId: kept.id })
  else {
    const orderId = content.order.id
    await queueMail(tx, 'invoice_issued', { orderId, invoiceId: kept.id }, { recipient, language })
  }
  return kept.id
}
