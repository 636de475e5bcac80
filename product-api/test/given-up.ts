import { grosze } from '@bieznik/contract/money/money'
import { eq } from 'drizzle-orm'
import { refunds } from '../src/platform/db/schema/corrections.ts'
import { dispatchOrders } from '../src/platform/db/schema/dispatch-orders.ts'
import { invoiceFailures } from '../src/platform/db/schema/handled-failures.ts'
import { invoices } from '../src/platform/db/schema/invoices.ts'
import { ksefSubmissions } from '../src/platform/db/schema/ksef-submissions.ts'
import { isAbout, mailOutbox } from '../src/platform/db/schema/mail-outbox.ts'
import { payments } from '../src/platform/db/schema/payments.ts'
import { shipments } from '../src/platform/db/schema/shipments.ts'
import { ids } from './catalogue.ts'
import { orderIn } from './replies.ts'
import type { Shop } from './shop.ts'
import { payByTransfer } from './transfers.ts'

const parcel = { pieces: 1, grams: 9_000, length: 600, width: 600, height: 200, collects: grosze(0) }
const ofShipment = { carrier: 'inpost', askedBy: 'anna', problem: 'other' } as const

/** An order of which everything was given up that can be, by kind; the shop sends invoices to KSeF. */
export async function makeGivenUp(shop: Shop) {
  const { db } = shop
  const jan = shop.asCustomer(`jan-${crypto.randomUUID()}`)
  await jan.add(ids.tire, 1)
  const company = { customerType: 'company', companyName: 'Trakt Sp. z o.o.', unn: '5260001246' }
  const { id: orderId } = orderIn(await jan.order({ documentKind: 'invoice', ...company }))
  await shop.asStaff().call('POST', `/api/tires/orders/${orderId}/invoices`)
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
  if (!invoice) throw new Error('no invoice was issued')
  await db
    .insert(ksefSubmissions)
    .values({ invoiceId: invoice.id, state: 'refused', lastFailure: '450' })
    .onConflictDoUpdate({
      target: ksefSubmissions.invoiceId,
      set: { state: 'refused', lastFailure: '450' },
    })
  const [mail] = await db
    .update(mailOutbox)
    .set({ setAsideAt: new Date(), tries: 1, lastFailure: 'EENVELOPE RCPT TO 550' })
    .where(isAbout('orderId', orderId))
    .returning()
  await payByTransfer(db, orderId, grosze(41_250))
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId))
  if (!mail || !payment) throw new Error('an order has a mail, and its payment a row')
  const [refund] = await db
    .insert(refunds)
    .values({
      orderId,
      key: crypto.randomUUID(),
      paymentId: payment.id,
      amount: grosze(100),
      reason: 'r',
      problem: 'no funds',
      askedBy: 'anna',
    })
    .returning()
  const [shipment] = await db
    .insert(shipments)
    .values({ ...ofShipment, ...parcel, orderId, reference: `B${orderId}`, state: 'refused' })
    .returning()
  const [courier] = await db
    .insert(dispatchOrders)
    .values({ carrier: 'inpost', key: crypto.randomUUID(), askedBy: 'anna', state: 'refused' })
    .returning()
  if (!refund || !shipment || !courier) throw new Error('what was inserted is there')
  return { orderId, invoice, mail, payment, refund, shipment, courier }
}

/** The shop could not issue the invoice of an order. */
export async function makeFailedInvoice(shop: Shop): Promise<number> {
  const jan = shop.asCustomer(`jan-${crypto.randomUUID()}`)
  await jan.add(ids.tire, 1)
  const { id: orderId } = orderIn(await jan.order({ documentKind: 'invoice' }))
  await shop.db
    .insert(invoiceFailures)
    .values({ orderId, failure: 'invalid_request', dueAt: new Date(Date.now() + 3_600_000) })
  return orderId
}
