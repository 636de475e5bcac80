import { dayInWarsaw, daysBetween } from '@bieznik/contract/platform/calendar-day'
import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { grosze } from '@bieznik/contract/money/money'
import { languages, orderDetailSchema, type Language } from '@bieznik/contract/selling/order'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../../test/catalogue.ts'
import { sender } from '../../../../test/mail-worker.ts'
import { printedPages } from '../../../../test/printed-words.ts'
import { listMails } from '../../../../test/queued-mails.ts'
import { orderIn } from '../../../../test/replies.ts'
import { buildTestShop } from '../../../../test/shop.ts'
import { staffToken } from '../../../../test/tokens.ts'
import { payByTransfer } from '../../../../test/transfers.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import { mailTexts } from '../../../platform/mail/texts/all-languages.ts'
import { confirmationOf } from '../../../selling/confirmation/confirmation.ts'
import { orderItems } from '../../../platform/db/schema/orders.ts'
import { linkToOrder } from '../../../selling/orders/order-link.ts'
import { getOrder } from '../../../selling/orders/orders.queries.ts'
import { createTransferProvider } from './transfer-provider.ts'

/** The PDF that goes along has tests of its own (`confirmation.test.ts`). */
vi.mock('../../../selling/confirmation/confirmation-process.ts', () => ({
  renderPdfApart: async () => Buffer.from('%PDF'),
}))

const shop = await buildTestShop({ providers: [createTransferProvider()] })

async function place(language: Language = 'pl', typeOfPayment = 'transfer') {
  const buyer = shop.asCustomer(`buyer-${crypto.randomUUID()}`)
  await buyer.add(ids.wheel)
  const reply = await buyer.order({ typeOfPayment, language })
  return { buyer, ...orderIn(reply), reply }
}

const details = {
  account: exampleCompany.bankAccount,
  recipient: exampleCompany.legalName,
  title: expect.stringMatching(/^Zamowienie \d+-\d{2}$/),
  amount: 299,
  paidUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  code: { size: expect.any(Number), path: expect.stringMatching(/^M0 0h7v1h-7z/) },
}

test('an order that is paid by transfer says to where, how much, with which title and until when', async () => {
  const { buyer, id, reply } = await place()
  expect(reply).toMatchObject({ status: 200, body: { typeOfPayment: 'transfer', due: 299 } })
  const detail = await buyer.get(`/api/tires/orders/${id}`)
  expect(detail.body).toMatchObject({ transfer: details })
  const document = await buyer.get(`/api/shop/people/${buyer.uid}/orders/${id}/document`)
  expect(document.body).toMatchObject({ transfer: details })
  const back = await buyer.call('POST', `/api/shop/payments/orders/${id}/return`)
  expect(back.body).toMatchObject({ state: 'unpaid', isPayable: false, transfer: details })
  const link = await linkToOrder(shop.db, sender.linkSecrets, id)
  const linked = await shop.anyone.call('POST', '/api/linked-order', { body: { link } })
  expect(linked.body).toMatchObject({ total: 299, due: 299, transfer: details })
})

test('from 10,000 PLN on no code is shown, mailed or printed, and the details stay', async () => {
  const { buyer, id } = await place()
  const codesOf = async (price: number) => {
    await shop.db
      .update(orderItems)
      .set({ price: grosze(price) })
      .where(eq(orderItems.orderId, id))
    const [mail] = (await listMails(shop.db)).filter((each) => each.about?.orderId === id)
    const order = await getOrder(shop.db, { id })
    if (!mail || !order) throw new Error('the order and its mail are there')
    const { text, html, attachments = [] } = await composeMail(shop.db, sender, mail)
    const { transferCode } = await confirmationOf(shop.db, order, 'pl', sender)
    expect(text).toContain(`Zamowienie ${id}-`)
    const { transfer } = orderDetailSchema.parse((await buyer.get(`/api/tires/orders/${id}`)).body)
    expect(transfer).toMatchObject({ amount: price, title: expect.stringContaining(`Zamowienie ${id}-`) })
    return [
      Boolean(transfer?.code),
      html.includes('cid:transfer-code'),
      text.includes(mailTexts.pl.awaited.code) || html.includes(mailTexts.pl.awaited.code),
      attachments.some(({ cid }) => cid === 'transfer-code'),
      transferCode !== null,
    ]
  }
  expect(await codesOf(999_999)).toEqual([true, true, true, true, true])
  expect(await codesOf(1_000_000)).toEqual([false, false, false, false, false])
})

test('the last day is a week away, and a working day', async () => {
  const { buyer, id } = await place()
  const { body } = await buyer.get(`/api/tires/orders/${id}`)
  const { paidUntil } = z.looseObject({ paidUntil: z.iso.date() }).parse(body)
  const days = daysBetween(dayInWarsaw(new Date()), paidUntil)
  expect(days).toBeGreaterThanOrEqual(7)
  expect(days).toBeLessThanOrEqual(12)
})

test('an order that is paid otherwise, or canceled, has nothing to transfer', async () => {
  const cash = await place('pl', 'payment_at_delivery')
  expect((await cash.buyer.get(`/api/tires/orders/${cash.id}`)).body).toMatchObject({ paidUntil: null })
  const canceled = await place()
  await canceled.buyer.call('POST', `/api/tires/orders/${canceled.id}/cancel`)
  for (const { buyer, id } of [cash, canceled])
    expect((await buyer.get(`/api/tires/orders/${id}`)).body).not.toHaveProperty('transfer')
})

test('the invoice of an order that waits for its transfer prints how it is paid until it is', async () => {
  const { id } = await place()
  const reply = await shop.asStaff().call('POST', `/api/tires/orders/${id}/invoices`)
  const [invoice] = orderDetailSchema.parse(reply.body).invoices ?? []
  const printed = async () => {
    const { rawPayload } = await shop.app.inject({
      url: `/api/invoices/${invoice?.id}/pdf`,
      headers: { authorization: `Bearer ${staffToken()}` },
    })
    const [page = []] = await printedPages(rawPayload)
    return page.map(({ text }) => text).join(' ')
  }
  expect(await printed()).toMatch(
    /Termin zapłaty .* Zamowienie \d+-\d{2} Kwota przelewu .* Kod do zeskanowania/,
  )
  await payByTransfer(shop.db, id, grosze(29_900))
  expect(await printed()).not.toMatch(/Tytuł przelewu|Kod do zeskanowania/)
})

test('nobody is sent to a page of a provider', async () => {
  const { buyer, id } = await place()
  const started = await buyer.call('POST', `/api/shop/payments/orders/${id}`, {
    body: { language: 'pl' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(started).toMatchObject({ status: 422, body: { code: 'payment_method_unavailable' } })
})

test.each(languages)(
  'the mail of the order carries all of it in %s, with the code as a picture',
  async (language) => {
    const { id } = await place(language)
    const mail = (await listMails(shop.db)).find((each) => each.about?.orderId === id)
    if (!mail) throw new Error('no mail was queued')
    const { text, html, attachments = [] } = await composeMail(shop.db, sender, mail)
    for (const fact of ['03 0000 0000 0000 1234 5678 9012', `Zamowienie ${id}-`, exampleCompany.legalName]) {
      expect(text).toContain(fact)
      expect(html).toContain(fact)
    }
    expect(html).toContain('<img src="cid:transfer-code"')
    expect(attachments).toMatchObject([
      { cid: 'transfer-code', contentType: 'image/png' },
      { contentType: 'application/pdf' },
      { cid: 'mark', contentType: 'image/png' },
    ])
  },
)
