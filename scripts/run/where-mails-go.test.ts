import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSettings } from '../settings.mjs'
import { whereMailsGo } from './where-mails-go.mjs'

const names = [
  'SMTP_URL',
  'MAIL_OUTBOX_DIR',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  'EMAILJS_PUBLIC_KEY',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_AUTH_EMULATOR_HOST',
]

beforeEach(() => {
  for (const name of names) vi.stubEnv(name, '')
  vi.stubEnv('MAIL_OUTBOX_DIR', '/srv/outbox')
})
afterEach(() => vi.unstubAllEnvs())

const read = (variables: Record<string, string>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return whereMailsGo(readSettings(['--ignore-env-files']))
}

const smtp = { SMTP_URL: 'smtps://user:geheim@mail.example' }
const service = { EMAILJS_SERVICE_ID: 'a', EMAILJS_TEMPLATE_ID: 'b', EMAILJS_PUBLIC_KEY: 'c' }
const real = { FIREBASE_PROJECT_ID: 'bieznik-sklep' }

it.each([
  [{}, 'All mails go to files in /srv/outbox.'],
  [{ EMAILJS_SERVICE_ID: 'a' }, 'All mails go to files in /srv/outbox.'],
  [{ ...smtp, ...real }, 'All mails go to the mail server.'],
  [
    smtp,
    'Mails about orders go to the mail server, those of the contact form to the mail server, those for addresses and passwords to files in /srv/outbox.',
  ],
  [
    { ...smtp, ...service, ...real },
    'Mails about orders go to the mail server, those of the contact form to the e-mail sending service.',
  ],
])('says with %j: %s', (variables, sentence) => {
  expect(read(variables)).toBe(sentence)
})
