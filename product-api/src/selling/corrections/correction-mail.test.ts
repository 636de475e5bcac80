import { languages, orderDetailSchema } from '@bieznik/contract/selling/order'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { sender } from '../../../test/mail-worker.ts'
import { listMails } from '../../../test/queued-mails.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { mailTexts } from '../../platform/mail/texts/all-languages.ts'

const shop = await buildTestShop()
const ewa = shop.asStaff('ewa')

/** An order of two inch tires and a spacer. */
async function place(language: string) {
  const jan = shop.asCustomer(`jan-${crypto.randomUUID()}`)
  await jan.add(ids.inchTire, 2)
  await jan.add(ids.spacer, 1)
  const { id } = orderIn(await jan.order({ language, typeOfDelivery: 'shipping_to_customer' }))
  const { orderItems } = orderDetailSchema.parse((await ewa.get(`/api/tires/orders/${id}`)).body)
  return { id, jan, orderItems }
}

async function lastLetter() {
  const mail = (await listMails(shop.db)).at(-1)
  if (!mail) throw new Error('there is no mail')
  return composeMail(shop.db, sender, mail)
}

test.each(languages)(
  'the mail in %s says why, what was before and after, and how the order is',
  async (language) => {
    const { id, orderItems } = await place(language)
    await ewa.call('POST', `/api/tires/orders/${id}/corrections`, {
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        seen: { status: 'Pending', correction: null },
        reason: 'Uzgodniono <b>telefonicznie</b>',
        fields: { city: 'Łódź', courierNote: 'Brama' },
        lines: [
          { itemId: orderItems[0]?.id, quantity: 3, price: 490 },
          { itemId: orderItems[1]?.id, quantity: null },
        ],
      },
    })
    const { corrected } = mailTexts[language]
    const { subject, text, html } = await lastLetter()
    expect(subject).toBe(corrected.subject(id))
    expect(text).toContain(`${corrected.reason}: Uzgodniono <b>telefonicznie</b>`)
    expect(text).toContain(`${corrected.fields.city}: Kraków → Łódź`)
    expect(text).toContain(`${corrected.fields.courierNote}: ${corrected.none} → Brama`)
    expect(text.replaceAll('\u00A0', ' ')).toMatch(/2 × 500[,.]10 zł → 3 × 490[,.]00 zł/)
    const price = language === 'en' ? '149.99' : '149,99'
    expect(text).toContain(corrected.canceled(`1 × ${price}\u00A0zł`))
    expect(html).not.toContain('<b>telefonicznie')
  },
)

test.each(languages)('who canceled a line reads so in %s', async (language) => {
  const { id, jan, orderItems } = await place(language)
  await jan.call('POST', `/api/tires/orders/${id}/lines/${orderItems[1]?.id}/cancel`)
  const { text } = await lastLetter()
  expect(text).toContain(mailTexts[language].corrected.own)
  expect(text.replaceAll('\u00A0', ' ')).toMatch(
    new RegExp(`${mailTexts[language].corrected.total}: 1[, ]?150[,.]19 zł → 1[, ]?000[,.]20 zł`),
  )
  expect(text).not.toContain(`${mailTexts[language].corrected.reason}:`)
})
