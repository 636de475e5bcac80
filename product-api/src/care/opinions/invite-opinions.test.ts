import { sign } from '@bieznik/backend-kit/signature'
import { signedConsent, signedConsentId } from '@bieznik/contract/people/unsubscribe'
import { ratedLineSchema } from '@bieznik/contract/care/opinion'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { sender } from '../../../test/mail-worker.ts'
import { listMailsTo } from '../../../test/queued-mails.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { getConsent } from '../../people/accounts/consents.queries.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { inviteOpinions } from './invite-opinions.ts'

const shop = await buildTestShop()
const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)

/** Somebody who got their tires just now, and agreed to commercial mail by default. */
async function buyer({
  language = 'pl',
  consentCommercial = true,
}: { language?: string; consentCommercial?: boolean } = {}) {
  const email = `${crypto.randomUUID()}@example.com`
  const person = shop.asCustomer(`uid-${crypto.randomUUID()}`)
  await person.add(ids.tire, 1)
  const order = orderIn(await person.order({ email, language, consentCommercial }))
  await shop.db
    .update(orders)
    .set({ status: 'Delivered', deliveredAt: new Date() })
    .where(eq(orders.id, order.id))
  const invitations = async () =>
    (await listMailsTo(shop.db, email)).filter(({ kind }) => kind === 'opinion_invited')
  const consentPath = `/api/shop/people/${person.uid}/consents/marketing`
  return { ...order, person, email, invitations, consentPath }
}

const [SECRET = ''] = sender.linkSecrets

/** What the link of a mail that relies on this consent is signed with, or something like it. */
async function signatureOf(
  id: number,
  { secret = SECRET, ...differences }: { secret?: string; id?: number; givenAt?: Date } = {},
): Promise<string> {
  const consent = await getConsent(shop.db, id)
  if (!consent) throw new Error('no consent')
  return sign(secret, signedConsent({ ...consent, ...differences }))
}

const unsubscribe = (consent: number, signature: string) =>
  shop.anyone.call('POST', '/api/consents/unsubscribe', { body: { consent, signature } })

// Shows D17e
test('an order is asked about once, two weeks after it was delivered', async () => {
  const jan = await buyer()
  const queued: number[] = []
  for (const days of [0, 13, 14.1, 14.2, 20]) queued.push(await inviteOpinions(shop.db, daysFromNow(days)))
  expect(queued).toEqual([0, 0, 1, 0, 0])
  expect(await jan.invitations()).toHaveLength(1)
})

test('of two processes one asks', async () => {
  const jan = await buyer()
  await Promise.all([15, 15].map((days) => inviteOpinions(shop.db, daysFromNow(days))))
  expect(await jan.invitations()).toHaveLength(1)
})

test('without a consent, after a withdrawal or an opinion, or a month later nobody is asked', async () => {
  const silent = await buyer({ consentCommercial: false })
  const rated = await buyer()
  const path = `/api/shop/people/${rated.person.uid}/opinions`
  const [line] = z.array(ratedLineSchema).parse((await rated.person.get(path)).body)
  await rated.person.call('PUT', `${path}/${line?.lineId}`, {
    body: { rating: 5, text: 'Ciche i pewne na mokrym.', showsName: false, language: 'pl' },
  })
  expect(await inviteOpinions(shop.db, daysFromNow(15))).toBe(0)
  const late = await buyer()
  expect(await inviteOpinions(shop.db, daysFromNow(29))).toBe(0)
  for (const each of [silent, rated, late]) expect(await each.invitations()).toEqual([])
})

test.each([
  ['pl', 'Oceń zakup', '/order', '/unsubscribe'],
  ['en', 'Write a review', '/en/order', '/en/unsubscribe'],
  ['ru', 'Оценить покупку', '/ru/order', '/ru/unsubscribe'],
])(
  'in %s the mail says why it came and how to get no more of them',
  async (language, rate, orderPath, page) => {
    const jan = await buyer({ language })
    await inviteOpinions(shop.db, daysFromNow(15))
    const [mail] = await jan.invitations()
    if (!mail?.consentId) throw new Error('no mail')
    const letter = await composeMail(shop.db, sender, mail)
    const query = `consent=${mail.consentId}&signature=${await signatureOf(mail.consentId)}`
    // Somebody without an account has nowhere to sign in.
    expect(letter.text).toContain(`${rate}: ${sender.siteUrl}${orderPath}?link=${jan.id}.`)
    expect(letter.text).toContain(`${sender.siteUrl}${page}?${query}`)
    expect(letter.html).toContain(`href="${sender.siteUrl}${page}?${query.replace('&', '&amp;')}"`)
    expect(letter.headers).toMatchObject({
      'List-Unsubscribe': `<${sender.siteUrl}/api/unsubscribe?${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  },
)

test('the link ends the consent at once, as often as it is used, and stops what waits to be sent', async () => {
  const jan = await buyer()
  await inviteOpinions(shop.db, daysFromNow(15))
  const [mail] = await jan.invitations()
  if (!mail?.consentId) throw new Error('no mail')
  const signature = await signatureOf(mail.consentId)
  for (let turn = 0; turn < 2; turn++)
    expect(await unsubscribe(mail.consentId, signature)).toMatchObject({
      status: 200,
      body: { isGiven: false },
    })
  expect(await jan.invitations()).toEqual([])
  expect((await jan.person.get(jan.consentPath)).body).toMatchObject({ isGiven: false })
})

test('the link of a mail from before the moment of the consent was signed ends it as well', async () => {
  const jan = await buyer()
  await inviteOpinions(shop.db, daysFromNow(15))
  const [mail] = await jan.invitations()
  const id = mail?.consentId ?? 0
  expect(await unsubscribe(id, sign(SECRET, signedConsentId(id)))).toMatchObject({ status: 200 })
  expect((await jan.person.get(jan.consentPath)).body).toMatchObject({ isGiven: false })
})

test('a forged link, or that of another consent, ends nothing', async () => {
  const jan = await buyer()
  await inviteOpinions(shop.db, daysFromNow(15))
  const [mail] = await jan.invitations()
  if (!mail?.consentId) throw new Error('no mail')
  const forged = [
    await signatureOf(mail.consentId, { secret: 'another secret of somebody' }),
    await signatureOf(mail.consentId, { id: mail.consentId + 1 }),
    await signatureOf(mail.consentId, { givenAt: new Date(0) }),
    sign(SECRET, String(mail.consentId)),
  ]
  for (const signature of forged) expect((await unsubscribe(mail.consentId, signature)).status).toBe(403)
  expect((await unsubscribe(mail.consentId, 'x'.repeat(64))).status).toBe(400)
  expect(await jan.invitations()).toHaveLength(1)
})

test('what was sent does not change', async () => {
  const jan = await buyer()
  await inviteOpinions(shop.db, daysFromNow(15))
  await shop.db.update(mailOutbox).set({ sentAt: new Date() }).where(eq(mailOutbox.recipient, jan.email))
  await jan.person.call('PUT', jan.consentPath, {
    body: { isGiven: false, language: 'pl', email: jan.email },
  })
  expect(await jan.invitations()).toHaveLength(1)
})
