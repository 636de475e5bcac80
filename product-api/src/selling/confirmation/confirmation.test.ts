import { currentVersions } from '@bieznik/backend-kit/documents/read-document'
import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { languages, type Language } from '@bieznik/contract/selling/order'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { sender } from '../../../test/mail-worker.ts'
import { listMails } from '../../../test/queued-mails.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { mailTexts } from '../../platform/mail/texts/all-languages.ts'

const shop = await buildTestShop()
const { db } = shop

async function place(language: Language) {
  const jan = shop.asCustomer(`jan-${crypto.randomUUID()}`)
  await jan.add(ids.tire, 2)
  return orderIn(await jan.order({ language, firstAndLastName: 'Żaneta Łoś' }))
}

async function mailOf(orderId: number, kind: string) {
  const mail = (await listMails(db)).find((each) => each.about?.orderId === orderId && each.kind === kind)
  if (!mail) throw new Error('no such mail was queued')
  return composeMail(db, sender, mail)
}

/** Line ends and kinds of blanks are those of the paper. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

async function readPdf(content: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(content))
  const { text } = await extractText(pdf, { mergePages: true })
  const { info } = await getMeta(pdf)
  return { text: flat(text), pages: pdf.numPages, title: String(info.Title) }
}

/** What article 12 of the Polish act on consumer rights asks for, in the words of the documents of each language. */
const duties = {
  pl: [
    '14 dni',
    'Ja/My(*) niniejszym informuję',
    'przez dwa lata',
    'rok gwarancji',
    'Inspekcja Handlowa',
    'Koszt odesłania ponosi kupujący',
    '60',
    'Polska',
    'w ciągu 14 dni od otrzymania reklamacji',
    'Odstąp od umowy tutaj',
    '2 lata',
  ],
  en: [
    '14 days',
    'I/We(*) hereby give notice',
    'two years',
    'one year of warranty',
    'Inspekcja Handlowa',
    'The buyer bears the cost',
    '60',
    'Poland',
    'within 14 days of receiving the complaint',
    'Withdraw from contract here',
    '2 years',
  ],
  ru: [
    '14 дней',
    'Настоящим я/мы(*) сообщаю',
    'двух лет',
    'гарантия 1 год',
    'Inspekcja Handlowa',
    'Пересылку обратно оплачивает покупатель',
    '60',
    'Польша',
    'в течение 14 дней после получения рекламации',
    'Отказаться от договора здесь',
    '2 лет',
  ],
} as const

const company = [
  exampleCompany.legalName,
  exampleCompany.krs,
  exampleCompany.nip,
  exampleCompany.regon,
  exampleCompany.bdo,
  exampleCompany.registerCourt,
  exampleCompany.email,
  exampleCompany.phone,
]

// Shows D33
test.each(languages)(
  'the mail of a placed order carries in %s all that the law asks for as one PDF, and says so',
  async (language) => {
    const order = await place(language)
    const { text, html, attachments = [] } = await mailOf(order.id, 'order_placed')
    const [file] = attachments
    if (!file) throw new Error('nothing is attached')
    expect(file).toMatchObject({
      filename: mailTexts[language].confirmation.fileName(order.id),
      contentType: 'application/pdf',
    })
    const pdf = await readPdf(file.content)
    expect(pdf.title).toBe(mailTexts[language].confirmation.title(order.id))
    for (const fact of [...duties[language], ...company]) expect(pdf.text, fact).toContain(fact)
    for (const part of [text, html]) expect(part).toContain(mailTexts[language].confirmation.attached)
    for (const fact of ['Żaneta Łoś', '825,00'])
      expect(pdf.text).toContain(language === 'en' ? fact.replace(',', '.') : fact)
    expect(pdf.text).toContain(`1 / ${pdf.pages}`)
  },
)

test('beside a translation the PDF has the Polish documents, which bind', async () => {
  const { attachments = [] } = await mailOf((await place('ru')).id, 'order_placed')
  const { text } = await readPdf(attachments[0]?.content ?? Buffer.of())
  expect(text).toContain('Польская версия')
  for (const duty of duties.pl) expect(text, duty).toContain(duty)
})

test("a company that is no consumer gets the contract and the rules, and no consumer's rights", async () => {
  const jan = shop.asCustomer(`jan-${crypto.randomUUID()}`)
  const buyerOf = (companyName: string) => ({
    customerType: 'company',
    firstAndLastName: undefined,
    companyName,
    unn: '5260001246',
  })
  const read = async (companyName: string) => {
    await jan.add(ids.tire, 1)
    const { id } = orderIn(await jan.order(buyerOf(companyName)))
    const { text, attachments = [] } = await mailOf(id, 'order_placed')
    const pdf = await readPdf(attachments[0]?.content ?? Buffer.of())
    expect(pdf.text).toContain('5260001246')
    return `${text} ${pdf.title} ${pdf.text}`
  }
  const rights = [
    mailTexts.pl.returnTerms,
    'Ja/My(*) niniejszym informuję',
    'informacje dla konsumenta',
    '/withdrawal?',
  ]
  const legalPerson = await read('Transport Sp. z o.o.')
  for (const right of rights) expect(legalPerson).not.toContain(right)
  const alone = await read('Transport Jan Kowalski')
  for (const right of rights) expect(alone).toContain(right)
})

test('a mail about a status repeats none of it', async () => {
  const { id } = await place('pl')
  await shop.asStaff().changeStatus({ orderId: String(id), status: 'In Processing' })
  const letter = await mailOf(id, 'order_status_changed')
  expect(letter.attachments?.map(({ contentType }) => contentType)).toEqual(['image/png'])
  expect(letter.text).not.toContain(mailTexts.pl.confirmation.attached)
})

// Shows D33
test('an order stores the versions of the documents that were accepted', async () => {
  const { id } = await place('en')
  const [stored] = await db.select().from(orders).where(eq(orders.id, id))
  const now = currentVersions(new Date())
  expect(stored).toMatchObject({
    acceptedRules: now.rules,
    acceptedPrivacy: now.privacy,
    acceptedReturns: now.returns,
    language: 'en',
  })
})

test("the same PDF can be had from the order; another's is not there", async () => {
  const jan = shop.asCustomer(`jan-${crypto.randomUUID()}`)
  await jan.add(ids.tire, 1)
  const { id } = orderIn(await jan.order({ language: 'en' }))
  const path = `/api/tires/orders/${id}/contract`
  const file = await jan.get(path)
  expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  expect(await shop.asStaff().get(path)).toMatchObject({ status: 200 })
  expect(await shop.asCustomer('ola').get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await jan.get('/api/tires/orders/999999/contract')).toMatchObject({ status: 404 })
})
