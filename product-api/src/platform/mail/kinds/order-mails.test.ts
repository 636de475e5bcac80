import { addressLine } from '@bieznik/contract/platform/company'
import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { pickupDays } from '@bieznik/contract/selling/delivery-day'
import { groszeFromPln } from '@bieznik/contract/money/money'
import { languages, type DeliveryMethod, type Language } from '@bieznik/contract/selling/order'
import { orderStatuses } from '@bieznik/contract/selling/order-status'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import addressparser from 'nodemailer/lib/addressparser'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../../test/catalogue.ts'
import { headersOf, sourceOf } from '../../../../../tests/mail-source.ts'
import { sender } from '../../../../test/mail-worker.ts'
import { listMails } from '../../../../test/queued-mails.ts'
import { openP24 } from '../../../../test/p24.ts'
import { openPaypal } from '../../../../test/paypal.ts'
import { orderIn } from '../../../../test/replies.ts'
import { buildTestShop } from '../../../../test/shop.ts'
import { Till } from '../../../../test/till.ts'
import { createTransferProvider } from '../../../money/payments/transfer/transfer-provider.ts'
import { products } from '../../db/schema/catalogue.ts'
import { orders } from '../../db/schema/orders.ts'
import { composeMail } from '../compose-mail.ts'
import { mailTexts } from '../texts/all-languages.ts'
import type { QueuedMail } from '../outbox.queries.ts'
import { wordsIn } from '../../words/words-in.ts'

/** The PDF that goes along has tests of its own (`confirmation.test.ts`), and each takes a tenth of a second of a processor. */
vi.mock('../../../selling/confirmation/confirmation-process.ts', () => ({
  renderPdfApart: async () => Buffer.from('%PDF'),
}))

const paypal = await openPaypal()
const p24 = await openP24()
const shop = await buildTestShop()
const payingShop = await shop.another({ providers: paypal.providers })
const { db } = shop
await db.update(products).set({ quantityInStock: 1_000 })

const oddName = 'Ola "Kółko" <Nowak> & syn'

/** Two tires at 412.50 and a wheel at 299, to be picked up by default. */
async function placeOrder(
  language: Language,
  typeOfDelivery: DeliveryMethod = 'delivery_with_assembly',
): Promise<number> {
  const jan = shop.asCustomer(`jan-${crypto.randomUUID()}`)
  await jan.add(ids.tire, 2)
  await jan.add(ids.wheel, 1)
  return orderIn(await jan.order({ language, firstAndLastName: oddName, typeOfDelivery })).id
}

/** The mails of an order that went through every status. */
async function lettersOfAll(language: Language, typeOfDelivery: DeliveryMethod) {
  const orderId = await placeOrder(language, typeOfDelivery)
  for (const status of ['In Processing', 'Sent', 'Delivered', 'Canceled', 'Pending'])
    await shop.asStaff().changeStatus({ orderId: String(orderId), status })
  return { orderId, letters: await Promise.all((await mailsOf(orderId)).map(compose)) }
}

async function mailsOf(orderId: number): Promise<QueuedMail[]> {
  return (await listMails(db)).filter(({ about }) => about?.orderId === orderId)
}

const compose = (mail: QueuedMail) => composeMail(db, sender, mail)

// Shows S9.20
test.each([
  ['pl', 'Zamówienie nr', 'przyjęte', 'Razem (3 sztuki): 1124,00\u00A0zł', 'Polska', ''],
  ['en', 'Order no.', 'received', 'Total (3 pieces): 1,124.00\u00A0zł', 'Poland', '/en'],
  ['ru', 'Заказ №', 'принят', 'Итого (3 штуки): 1124,00\u00A0zł', 'Польша', '/ru'],
] as const)(
  'the mail of an order in %s has all of it',
  async (language, subject, end, total, land, prefix) => {
    const orderId = await placeOrder(language)
    const [mail] = await mailsOf(orderId)
    if (!mail) throw new Error('no mail was queued')
    const letter = await compose(mail)
    expect(letter).toMatchObject({
      subject: `${subject} ${orderId} ${end}`,
      to: { name: oddName, address: 'jan@example.com' },
      messageId: `<order-${orderId}.${mail.messageKey}@bieznik.example>`,
    })
    const texts = mailTexts[language]
    const facts = [
      'Nadbieg Szuter AT 195/80 R15 96T\n  2 × 412',
      'Felga stalowa 6x15 5x112\n  1 × 299',
      total.replace('1124', new Intl.NumberFormat(language).format(1124)),
      `ul. Polna 1, 30-001 Kraków, ${land}`,
      texts.deliveryMethods.delivery_with_assembly,
      wordsIn[language].paymentMethods.payment_at_delivery.name,
      texts.returnTerms,
      `${texts.seeOrder}: https://bieznik.example${prefix}/order?link=${orderId}.`,
      `${texts.seeConfirmation}: https://bieznik.example${prefix}/order?link=${orderId}.`,
      `${texts.withdraw}: https://bieznik.example${prefix}/withdrawal?order=${orderId}&link=${orderId}.`,
      `${texts.complain}: https://bieznik.example${prefix}/complaint?order=${orderId}&link=${orderId}.`,
    ]
    for (const fact of facts) expect(letter.text).toContain(fact)
  },
)

test.each(languages)(
  'every mail about an order in %s has one button, before all its facts, and three groups of them',
  async (language) => {
    const { letters } = await lettersOfAll(language, 'shipping_to_customer')
    const { delivery, awaited, confirmation } = mailTexts[language]
    for (const { html } of letters) {
      const [before = '', ...after] = html.split('class="button"')
      expect(after).toHaveLength(1)
      expect(before).not.toContain('<table class="lines"')
      expect(before).toContain('src="cid:mark"')
      expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
        delivery,
        awaited.note,
        confirmation.buyer,
      ])
    }
  },
)

test('the mail of a placed order is short: the law goes along as a file', async () => {
  const [mail] = await mailsOf(await placeOrder('pl'))
  if (!mail) throw new Error('no mail was queued')
  const { text } = await compose(mail)
  expect(text.length).toBeLessThan(3_000)
  expect(text).toContain(mailTexts.pl.confirmation.attached)
})

/** Of people, places, the company and its court, which are not translated, and money. */
const NAMES = /Sąd Rejonowy.*?Sądowego|Kółko|Bieżnik\p{L}*|Częstochow\p{L}*|Kraków|zł(?!\p{L})|ul\. \p{L}+/gu

test.each(['en', 'ru'] as const)(
  'every mail about an order in %s says nothing in Polish that is not marked as Polish',
  async (language) => {
    await db.update(products).set({ titleEn: '', titleRu: '' }).where(eq(products.id, ids.wheel))
    const { letters } = await lettersOfAll(language, 'shipping_to_customer')
    for (const { subject, html } of letters) {
      expect(html).toContain('<span lang="pl">Felga stalowa 6x15 5x112</span>')
      const own = `${subject} ${html}`.replaceAll(/<(\w+) lang="pl">.*?<\/\1>/gs, '')
      expect(own.replaceAll(NAMES, '')).not.toMatch(/[ąćęłńóśźż]/i)
    }
  },
)

// Shows D31
test('an order has the titles of its language, whatever becomes of the products', async () => {
  const titles = { titleEn: 'Steel wheel', titleRu: 'Штампованный диск' }
  await db.update(products).set(titles).where(eq(products.id, ids.wheel))
  const [inEnglish, inRussian] = [await placeOrder('en'), await placeOrder('ru')]
  await db.update(products).set({ titleEn: '', titleRu: '' }).where(eq(products.id, ids.wheel))
  for (const [orderId, title] of [
    [inEnglish, titles.titleEn],
    [inRussian, titles.titleRu],
  ] as const) {
    const [mail] = await mailsOf(orderId)
    if (!mail) throw new Error('no mail was queued')
    expect((await compose(mail)).text).toContain(`${title}\n  1 ×`)
  }
})

test.each([
  ['pl', 'Najniższa cena z 30 dni przed obniżką: 450,00 zł'],
  ['en', 'Lowest price of the 30 days before the reduction: 450.00 zł'],
  ['ru', 'Самая низкая цена за 30 дней до снижения: 450,00 zł'],
] as const)(
  'every mail of an item at a reduced price says in %s what the lowest one was',
  async (language, text) => {
    await db
      .update(products)
      .set({ regularPrice: groszeFromPln(500), lowestPrice: groszeFromPln(450) })
      .where(eq(products.id, ids.tire))
    const { letters } = await lettersOfAll(language, 'shipping_to_customer')
    await db.update(products).set({ regularPrice: null, lowestPrice: null }).where(eq(products.id, ids.tire))
    for (const letter of letters)
      for (const part of [letter.text, letter.html])
        expect(part.replaceAll('\u00a0', ' ').split(text)).toHaveLength(2)
  },
)

const { seat, phone, weekdayHours, saturdayHours } = exampleCompany

test.each([
  ['pl', 'gotowe do odbioru', 'odebrane'],
  ['en', 'is ready for pickup', 'has been picked up'],
  ['ru', 'готов к выдаче', 'получен'],
] as const)(
  'an order that is picked up says in %s where and when, and never that it was sent',
  async (...row) => {
    const [language, ready, pickedUp] = row
    const { letters } = await lettersOfAll(language, 'delivery_with_assembly')
    const texts = mailTexts[language]
    for (const { text, subject } of letters) {
      expect(text).toContain(`${texts.pickup.place}: ${exampleCompany.legalName}, ${addressLine(seat)}`)
      expect(text).toContain(`${phone}, ${texts.openingHours(weekdayHours, saturdayHours)}`)
      for (const shipped of [texts.deliveryFacts, `${texts.deliveryAddress}:`, texts.changed.Sent.lead])
        expect(`${subject} ${text}`).not.toContain(shipped)
    }
    expect(letters.map(({ text }) => text.includes(texts.pickup.facts))).toEqual([
      true,
      true,
      false,
      false,
      false,
      true,
    ])
    expect(letters[2]?.subject).toContain(ready)
    expect(letters[2]?.text).toContain(texts.pickup.changed.Sent.lead)
    expect(letters[3]?.subject).toContain(pickedUp)
  },
)

test.each(languages)(
  'only the mail of the placed order leads in %s to its confirmation',
  async (language) => {
    const { letters } = await lettersOfAll(language, 'shipping_to_customer')
    const led = letters.filter(({ html }) => html.includes('#documents"'))
    expect(led).toEqual(letters.slice(0, 1))
    expect(led[0]?.html).not.toContain('/confirmation"')
  },
)

test.each([
  ['pl', 'Zapłacono: 299,00 zł\nPozostało do zapłaty: 149,99 zł'],
  ['en', 'Paid: 299.00 zł\nStill to pay: 149.99 zł'],
  ['ru', 'Оплачено: 299,00 zł\nОсталось заплатить: 149,99 zł'],
] as const)(
  'the mail of an order for which something was paid says in %s what is due',
  async (language, sentence) => {
    const till = await new Till(payingShop, paypal).openApproved()
    await till.capture()
    await till.buyer.add(ids.spacer)
    const [mail] = await mailsOf(orderIn(await till.buyer.order({ language })).id)
    if (!mail) throw new Error('no mail was queued')
    const { text, html } = await compose(mail)
    expect(text.replaceAll('\u00a0', ' ')).toContain(sentence)
    for (const amount of sentence.match(/\d+[.,]\d\d/g) ?? []) expect(html).toContain(amount)
  },
)

test.each(languages)(
  'a company is greeted by its contact person or by none, and reads its tax ID (%s)',
  async (language) => {
    const company = {
      customerType: 'company',
      firstAndLastName: undefined,
      companyName: 'Transport',
      unn: '5260001246',
    }
    const texts = mailTexts[language]
    for (const [contactPerson, greeting] of [
      ['Anna Nowak', texts.greeting('Anna Nowak')],
      [undefined, texts.greeting(null)],
    ]) {
      const buyer = shop.asCustomer(`firm-${crypto.randomUUID()}`)
      await buyer.add(ids.wheel, 1)
      const [mail] = await mailsOf(orderIn(await buyer.order({ ...company, contactPerson, language })).id)
      if (!mail) throw new Error('no mail was queued')
      const { text } = await compose(mail)
      expect(text.split('\n')[0]).toBe(greeting)
      expect(text).toContain(`${texts.taxId}: 5260001246`)
    }
  },
)

test.each(languages)('both parts in %s say the same', async (language) => {
  const [mail] = await mailsOf(await placeOrder(language))
  if (!mail) throw new Error('no mail was queued')
  const { text, html } = await compose(mail)
  const shown = html
    .replace(/<style>[^]*<\/style>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  const words = (part: string) => new Set(part.match(/[\p{L}\d]+(?:[,.–][\p{L}\d]+)*/gu))
  const notShown = [...words(text)].filter((word) => !words(shown).has(word))
  // The address of a link stands in its attribute.
  expect(notShown.filter((word) => !html.includes(word))).toEqual([])
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).not.toContain('<Nowak>')
})

// Shows D27a
test('each change of status has a mail of its own, which is about that change when the order has gone on', async () => {
  const { orderId, letters } = await lettersOfAll('en', 'shipping_to_customer')
  expect(letters.map(({ subject }) => subject)).toEqual([
    `Order no. ${orderId} received`,
    `Order no. ${orderId} is in processing`,
    `Order no. ${orderId} has been sent`,
    `Order no. ${orderId} has been delivered`,
    `Order no. ${orderId} has been canceled`,
    `Order no. ${orderId} is pending`,
  ])
  expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(6)
  const { deliveryFacts, returnTerms } = mailTexts.en
  expect(letters.map(({ text }) => text.includes(deliveryFacts))).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
  ])
  expect(letters.map(({ text }) => text.includes(returnTerms))).toEqual([true, true, true, true, false, true])
})

test.each([
  ['przelewy24', 'pl', ''],
  ['transfer', 'ru', '/ru'],
] as const)(
  'the mail of an order by %s in %s leads to its payment, for which nobody signs in',
  async (typeOfPayment, language, prefix) => {
    const later = await shop.another({ providers: [...p24.providers, createTransferProvider()] })
    const jan = later.asCustomer(`jan-${crypto.randomUUID()}`)
    await jan.add(ids.wheel, 1)
    const sent = { language, typeOfPayment, typeOfDelivery: 'shipping_to_customer' }
    const orderId = orderIn(await jan.order(sent)).id
    const [mail] = await mailsOf(orderId)
    if (!mail) throw new Error('no mail was queued')
    const { awaited, wishes, afterPayment } = mailTexts[language]
    expect((await compose(mail)).text).toContain(`${wishes.deliverBy}: ${afterPayment(3)}\n`)
    const address = new RegExp(
      `${awaited.pay}: https://[^/]+${prefix}/order\\?link=${orderId}\\.[\\d.a-f]+#payment`,
    )
    expect((await compose(mail)).text).toMatch(address)
    expect((await compose({ ...mail, kind: 'payment_reminder' })).text).toMatch(address)
    const bare = await composeMail(db, { ...sender, linkSecrets: [] }, mail)
    expect(bare.text).toMatch(
      new RegExp(`${awaited.pay}: https://[^/]+${prefix}/orders/${orderId}/payment\\n`),
    )
    await db.update(orders).set({ status: 'Canceled' }).where(eq(orders.id, orderId))
    expect((await compose(mail)).text).not.toContain(awaited.pay)
  },
)

test('counts have their form in every language', () => {
  const form = (language: Language, count: number) =>
    mailTexts[language].pieces[new Intl.PluralRules(language).select(count)]
  expect([1, 2, 5, 12, 22, 25].map((count) => form('pl', count))).toEqual([
    'sztuka',
    'sztuki',
    'sztuk',
    'sztuk',
    'sztuki',
    'sztuk',
  ])
  expect([1, 2, 5, 21, 22, 25].map((count) => form('ru', count))).toEqual([
    'штука',
    'штуки',
    'штук',
    'штука',
    'штуки',
    'штук',
  ])
  expect([1, 2].map((count) => form('en', count))).toEqual(['piece', 'pieces'])
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'Jan\r\nBcc: eve@example.com',
    'Jan\nSubject: won\n\n<b>',
    '=?utf-8?q?Jan=0D=0ABcc:_eve@example.com?=',
    '"Jan" <eve@example.com>, Ola',
    'eve@example.com',
    '👩‍🔧🛞',
    'ż'.repeat(1_000),
    'a, '.repeat(333),
    ' ',
  ),
)

const headerNames = [
  'From',
  'To',
  'Subject',
  'Message-ID',
  'Auto-Submitted',
  'Content-Language',
  'Date',
  'MIME-Version',
  'Content-Type',
]

test('no name adds a header, a recipient or a line that is too long', async () => {
  const orderId = await placeOrder('pl')
  const [mail] = await mailsOf(orderId)
  if (!mail) throw new Error('no mail was queued')
  const property = fc.asyncProperty(nasty, fc.constantFrom(...orderStatuses), async (name, status) => {
    // What PostgreSQL would refuse comes in behind its back.
    await db
      .update(orders)
      .set({ name: name.replaceAll('\0', '').toWellFormed() })
      .where(eq(orders.id, orderId))
    const letter = await compose({ ...mail, kind: 'order_status_changed', about: { orderId, status } })
    const { source, recipients } = await sourceOf(letter)
    const headers = headersOf(source)
    expect(headers.map(([header]) => header).toSorted()).toEqual(headerNames.toSorted())
    expect(recipients).toEqual(['jan@example.com'])
    const [, to = ''] = headers.find(([header]) => header === 'To') ?? []
    expect(addressparser(to).map(({ address }) => address)).toEqual(['jan@example.com'])
    const longest = Math.max(...source.split('\r\n').map((line) => Buffer.byteLength(line)))
    expect(longest).toBeLessThanOrEqual(998)
  })
  await fc.assert(property, { numRuns: 150 })
})

test('a recipient is one address or the mail is not made', async () => {
  const [mail] = await mailsOf(await placeOrder('pl'))
  if (!mail) throw new Error('no mail was queued')
  const property = fc.asyncProperty(nasty, async (recipient) => {
    const letter = await compose({ ...mail, kind: 'order_status_changed', recipient }).catch(() => null)
    const recipients = letter ? (await sourceOf(letter)).recipients : [recipient]
    expect(recipients).toEqual([recipient])
  })
  await fc.assert(property, { numRuns: 150 })
  await expect(compose({ ...mail, recipient: 'a@b.example,c@d.example' })).rejects.toThrow('email')
})

/** The mail of an order that was just placed. */
async function letterOf(
  language: Language,
  differences: object,
  productIds: readonly number[] = [ids.tire],
): Promise<string> {
  const jan = shop.asCustomer(`jan-${crypto.randomUUID()}`)
  for (const id of productIds) await jan.add(id, 1)
  const [mail] = await mailsOf(orderIn(await jan.order({ language, ...differences })).id)
  if (!mail) throw new Error('no mail was queued')
  return (await compose(mail)).text
}

test.each(languages)('the mail of an order in %s says what was wished and promised', async (language) => {
  const { wishes } = mailTexts[language]
  const there = { address: 'Rynek 5', city: 'Tarnów', postCode: '33-100', country: 'Polska' }
  const sent = await letterOf(language, {
    typeOfDelivery: 'shipping_to_another_address',
    alternativeAddress: { ...there, recipient: 'Ola Nowak', phone: '600700800' },
    courierNote: 'brama od podwórza',
  })
  expect(sent).toContain(`${wishes.recipient}: Ola Nowak\n`)
  expect(sent).toContain(`${wishes.recipientPhone}: 600700800\n`)
  expect(sent).toContain(`${wishes.courierNote}: brama od podwórza\n`)
  expect(sent).toMatch(new RegExp(`^${wishes.deliverBy}: \\p{L}+,? .*\\d`, 'mu'))
  const fetched = await letterOf(language, { pickupDay: pickupDays(new Date())[0] })
  expect(fetched).toMatch(new RegExp(`^${wishes.pickupDay}: \\p{L}+,? .*\\d`, 'mu'))
  expect(fetched).not.toContain(wishes.deliverBy)
})

test.each(languages)('the mail of an order in %s says what comes within the price', async (language) => {
  const { extras } = mailTexts[language]
  const set = [ids.tire, ids.wheel]
  const letter = await letterOf(language, { extras: ['assembly'] }, set)
  expect(letter).toContain(`${extras.label}: ${extras.kinds.assembly('')}\n`)
  expect(await letterOf(language, {}, set)).not.toContain(extras.label)
})

test('each parcel is a link to where it can be followed, in both parts of the mail', async () => {
  const orderId = await placeOrder('pl', 'shipping_to_customer')
  const body = { carrier: 'dpd', number: '0000 1234 5678', pieces: 3, grams: null }
  await shop.asStaff().call('POST', `/api/tires/orders/${orderId}/parcels`, { body })
  await shop.asStaff().changeStatus({ orderId: String(orderId), status: 'Sent' })
  const [mail] = (await mailsOf(orderId)).filter(({ kind }) => kind === 'order_status_changed')
  if (!mail) throw new Error('no mail was queued')
  const { text, html } = await compose(mail)
  const url = 'https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=000012345678'
  expect(text).toContain(`Przesyłka: DPD 000012345678, ${url}`)
  expect(html).toContain(`<a href="${url.replace('&', '&amp;')}">DPD 000012345678</a>`)
})

test('what staff see before is what is sent, but for the links', async () => {
  const orderId = await placeOrder('ru', 'shipping_to_customer')
  const { body } = await shop.asStaff().get(`/api/tires/orders/${orderId}/status-mail?status=Delivered`)
  await shop.asStaff().changeStatus({ orderId: String(orderId), status: 'Delivered' })
  const [mail] = (await mailsOf(orderId)).filter(({ kind }) => kind === 'order_status_changed')
  if (!mail) throw new Error('no mail was queued')
  const { subject, text } = await compose(mail)
  expect(body).toMatchObject({ subject, language: 'ru' })
  const { text: shown } = z.object({ text: z.string() }).parse(body)
  expect(text.startsWith(shown)).toBe(true)
})
