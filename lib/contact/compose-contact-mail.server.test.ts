import { optionsOf } from '@bieznik/backend-kit/mail/compile'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { headersOf, sourceOf } from '@/tests/mail-source'
import { composeContactMail } from './compose-contact-mail.server'
import type { ContactRequest } from './contact-message'

const request: ContactRequest = {
  from_name: 'Łucja Żak',
  from_email: 'lucja@example.com',
  phone: '+48600100200',
  message: 'Dzień dobry,\n<b>czy macie</b> 195/80 R15?',
  language: 'ru',
  trap: '',
  openFor: 9_000,
}
const envelope = {
  from: { name: 'Bieżnik, sklep', address: 'sklep@bieznik.example' },
  to: { name: 'Biuro', address: 'biuro@bieznik.example' },
}
const compile = async (asked: ContactRequest): Promise<string> =>
  (await sourceOf(composeContactMail(asked, envelope))).source

it('says who wrote, in which language, and what', () => {
  const { subject, text: plain, html, replyTo } = composeContactMail(request, envelope)
  expect(subject).toBe('Wiadomość ze strony: Łucja Żak')
  expect(plain).toBe(
    'Imię i nazwisko: Łucja Żak\nE-mail: lucja@example.com\nTelefon: +48600100200\nJęzyk strony: rosyjski\n\nDzień dobry,\n<b>czy macie</b> 195/80 R15?\n',
  )
  expect(html).toContain('&lt;b&gt;czy macie&lt;/b&gt;')
  expect(html).not.toContain('<b>')
  expect(replyTo).toEqual({ name: 'Łucja Żak', address: 'lucja@example.com' })
})

const HEADERS = [
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Message-ID',
  'Date',
  'MIME-Version',
  'Content-Type',
] as const

const HOSTILE = [
  '\r\n',
  '\n',
  '\r',
  '"',
  ',',
  ';',
  '<',
  '>',
  '\\',
  ':',
  'Bcc: ewa@example.com',
  'ewa@example.com',
  '=?UTF-8?Q?',
  '?=',
  ' ',
  '\u2028',
  '\u0000',
  '𝒳',
  '\uD800',
  '{name}',
  '<b>',
]

it('has the same headers and one recipient whatever name and message are', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 250 }),
    fc.array(fc.constantFrom(...HOSTILE), { maxLength: 30 }).map((parts) => parts.join('')),
  )
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (from_name, message) => {
      const source = await compile({ ...request, from_name, message })
      const headers = headersOf(source)
      expect(headers.map(([name]) => name)).toEqual(HEADERS)
      const of = new Map(headers)
      expect(of.get('To')).toBe('Biuro <biuro@bieznik.example>')
      expect(of.get('From')).toContain(' <sklep@bieznik.example>')
      expect(of.get('Reply-To')).toMatch(/(?:^| )<?lucja@example\.com>?$/)
    }),
    { numRuns: 300 },
  )
})

it('goes to one address by its envelope', () => {
  expect(optionsOf(composeContactMail(request, envelope)).envelope).toEqual({
    from: 'sklep@bieznik.example',
    to: ['biuro@bieznik.example'],
  })
})

it('cannot be made to read a file', async () => {
  const smuggled = Object.assign({}, composeContactMail(request, envelope), { text: { path: '/etc/passwd' } })
  await expect(sourceOf(smuggled)).rejects.toMatchObject({ code: 'EFILEACCESS' })
})
