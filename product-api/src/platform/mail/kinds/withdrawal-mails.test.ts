import { languages } from '@bieznik/contract/selling/order'
import { expect, test } from 'vitest'
import { sender } from '../../../../test/mail-worker.ts'
import { listMailsTo } from '../../../../test/queued-mails.ts'
import { buildTestShop } from '../../../../test/shop.ts'
import { isAbout, mailOutbox } from '../../db/schema/mail-outbox.ts'
import { acceptWithdrawal } from '../../../care/withdrawals/accept-withdrawal.ts'
import { composeMail } from '../compose-mail.ts'
import { withdrawalTexts } from './withdrawal-mails.ts'

const shop = await buildTestShop()

/** In the winter, and in the night in which the clocks went back. */
const receivedAt = new Date('2026-10-25T01:30:05Z')

async function lettersTo(email: string) {
  const mails = await listMailsTo(shop.db, email)
  return Promise.all(mails.map((mail) => composeMail(shop.db, sender, mail)))
}

// Shows D27c
test.each([
  ['pl', '25 października 2026', '02:30', '8 listopada 2026'],
  ['en', 'October 25, 2026', '02:30', 'November 8, 2026'],
  ['ru', '25 октября 2026', '02:30', '8 ноября 2026'],
] as const)('the acknowledgement in %s has all of the statement', async (language, day, time, due) => {
  const email = `${language}@withdrawn.example.com`
  const {
    made: { number },
  } = await acceptWithdrawal(
    shop.db,
    {
      name: 'Ola <Nowak>',
      email,
      order: 'nr 12 & 13',
      lines: [
        { title: 'Nadbieg Szuter', pieces: 2 },
        { title: 'jedna felga', pieces: null },
      ],
      account: '61109010140000071219812874',
      language,
    },
    { channel: 'web', receivedAt, who: null },
  )
  const [letter] = await lettersTo(email)
  const texts = withdrawalTexts[language]
  expect(letter?.subject).toContain(number)
  for (const fact of [
    number,
    day,
    time,
    due,
    texts.words,
    'Ola <Nowak>',
    email,
    'nr 12 & 13',
    `Nadbieg Szuter: ${texts.pieces(2)}; jedna felga`,
    `${texts.account}: 61 1090 1014 0000 0712 1981 2874`,
    'ul. Kauczukowa 14, 42-207 Częstochowa',
    texts.costTerms(60),
    'KRS 0000123456',
    language === 'pl' ? 'https://bieznik.example/returns' : `https://bieznik.example/${language}/returns`,
  ])
    expect(letter?.text).toContain(fact)
  expect(letter?.html).toContain('Ola &lt;Nowak&gt;')
  expect(letter?.html).not.toContain('<Nowak>')
  expect(letter?.headers).toMatchObject({ 'Content-Language': language })
})

test('the whole order is called so', async () => {
  const statement = { name: 'Jan', email: 'whole@withdrawn.example.com', order: '12', lines: null } as const
  await acceptWithdrawal(shop.db, { ...statement, language: 'pl' }, { channel: 'web', receivedAt, who: null })
  const [letter] = await lettersTo(statement.email)
  expect(letter?.text).toContain(`${withdrawalTexts.pl.goods}: ${withdrawalTexts.pl.wholeOrder}`)
  expect(letter?.text).not.toContain(withdrawalTexts.pl.account)
})

test.each(languages)('a notice in %s names nobody, and of the account its end', async (language) => {
  const {
    made: { id },
  } = await acceptWithdrawal(
    shop.db,
    {
      name: 'Obcy Człowiek',
      email: 'stranger@example.com',
      order: 'x',
      lines: null,
      language: 'pl',
      account: 'PL61109010140000071219812874',
    },
    { channel: 'web', receivedAt, who: null },
  )
  const [mail] = await shop.db.select().from(mailOutbox).where(isAbout('withdrawalId', id))
  if (!mail) throw new Error('no mail was queued')
  const notice = { ...mail, kind: 'withdrawal_notice', about: { withdrawalId: id, orderId: 12 }, language }
  const letter = await composeMail(shop.db, sender, { ...notice, recipient: 'owner@example.com' })
  expect(letter.text).toContain(withdrawalTexts[language].notice.lead)
  expect(letter.text).toContain(`${withdrawalTexts[language].account}: … 2874`)
  for (const part of [letter.text, letter.html, letter.subject, letter.to.name])
    expect(part).not.toMatch(/Obcy|stranger|1090/)
})
