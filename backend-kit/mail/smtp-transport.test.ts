import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createSmtpTransport, mailServerFailure } from './smtp-transport.ts'

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

test('a mail server is named without its password', () => {
  const { description } = createSmtpTransport('smtps://user:secret12@mail.example:2465/?requireTLS=true')
  expect(description).toBe('the mail server mail.example:2465')
})

test('a mail server that is away is to blame', async () => {
  expect(await createSmtpTransport('smtp://127.0.0.1:1').isToBlame(new Error('not sent'))).toBe(true)
})

test('a mail server that says nothing is waited for no longer than it may take', async () => {
  const port = await portOf(createServer((socket) => socket.on('error', () => undefined)))
  expect(await mailServerFailure(`smtp://127.0.0.1:${port}`, 100)).toBe('timeout')
})

test('a refusal is reported by its SMTP code and error code, without the server’s message', async () => {
  const port = await portOf(createServer((socket) => socket.end('554 no such luck, jan@example.com\r\n')))
  const failure = await mailServerFailure(`smtp://127.0.0.1:${port}`, 5_000)
  expect(failure).toContain('554')
  expect(failure).not.toContain('jan')
})
