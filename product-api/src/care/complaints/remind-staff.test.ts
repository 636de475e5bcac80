import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sender } from '../../../test/mail-worker.ts'
import { listMailsTo } from '../../../test/queued-mails.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { remindStaff } from './remind-staff.ts'

const shop = await buildTestShop()
const staff = shop.asStaff('ewa')
const { email } = exampleCompany
const today = dayInWarsaw(new Date())
const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)

async function enter(): Promise<number> {
  const { body } = await staff.call('POST', '/api/complaints/entries', {
    body: {
      name: 'Ola Nowak',
      order: 'opony',
      basis: 'conformity',
      demand: 'repair',
      text: 'Bieżnik odchodzi.',
      photos: [],
      language: 'pl',
      channel: 'letter',
      receivedOn: today,
    },
  })
  return z.looseObject({ id: z.int() }).parse(body).id
}

const remindOn = (day: number) => remindStaff(shop.db, { email, now: daysFromNow(day) })

// Shows D27d
test('staff get one mail on the tenth day, one on the thirteenth, and one when the law has accepted it', async () => {
  const id = await enter()
  const sent: number[] = []
  for (const day of [0, 9, 10, 10, 12, 13, 14, 15, 30]) sent.push(await remindOn(day))
  expect(sent).toEqual([0, 0, 1, 0, 0, 1, 0, 1, 0])
  const mails = await listMailsTo(shop.db, email)
  expect(mails).toHaveLength(3)
  const [first] = mails
  if (!first) throw new Error('no mail')
  const letter = await composeMail(shop.db, sender, { ...first, createdAt: daysFromNow(10) })
  expect(letter.subject).toBe(`Reklamacja ${complaintNumber(id)} czeka na odpowiedź: zostały 4 dni`)
  expect(letter.text).toContain(`/admin/complaints/${id}`)
  expect(letter.to).toEqual({ name: exampleCompany.legalName, address: email })
  expect(`${letter.text}${letter.html}`).not.toContain('Nowak')
  const late = await composeMail(shop.db, sender, { ...first, createdAt: daysFromNow(15) })
  expect(late.subject).toBe(`Reklamacja ${complaintNumber(id)} uznana z mocy prawa`)
  expect(letter.text).toContain('Odpowiedz najpóźniej: ')
  expect(late.text).toContain('Termin minął: ')
})

test('what is answered needs no reminder, and of missed ones only the last is sent', async () => {
  const answered = await enter()
  await staff.call('POST', `/api/complaints/${answered}/answer`, {
    body: { decision: 'accepted', remedy: 'refund', answer: 'Zwrócimy pieniądze.' },
  })
  expect(await remindOn(13)).toBe(0)
  await enter()
  expect(await remindOn(13)).toBe(1)
})

test('of two processes one reminds', async () => {
  await enter()
  const sent = await Promise.all([remindOn(10), remindOn(10)])
  expect(sent).toEqual(expect.arrayContaining([0, 1]))
})
