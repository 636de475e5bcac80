import { expect, test } from 'vitest'
import { createSmtpTransport } from './smtp-transport.ts'

test('a mail server is named without its password', () => {
  const { description } = createSmtpTransport('smtps://user:secret12@mail.example:2465/?requireTLS=true')
  expect(description).toBe('the mail server mail.example:2465')
})

test('a mail server that is away is to blame', async () => {
  expect(await createSmtpTransport('smtp://127.0.0.1:1').isToBlame(new Error('not sent'))).toBe(true)
})
