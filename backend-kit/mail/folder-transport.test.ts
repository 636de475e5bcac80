import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFolderTransport } from './folder-transport.ts'
import type { Letter } from './letter.ts'

async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mails-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const never = new AbortController().signal

const letter: Letter = {
  messageId: '<order-7.11111111-2222-4333-8444-555555555555@bieznik.example>',
  date: new Date('2026-11-21T15:51:00.123Z'),
  from: { name: 'Bieżnik', address: 'sklep@bieznik.example' },
  to: { name: 'Jan Kowalski', address: 'jan@example.com' },
  subject: 'Zamówienie nr 7 przyjęte',
  text: 'Dzień dobry',
  html: '<p>Dzień dobry</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
}

test('a mail becomes a whole file whose name begins with its time', async () => {
  const folder = join(await makeTemporaryFolder(), 'not', 'there', 'yet')
  const { send } = createFolderTransport(folder)
  await send(letter, never)
  await send({ ...letter, date: new Date('2026-11-21T15:50:59Z'), messageId: '<order-6.x@y>' }, never)
  const names = (await readdir(folder)).toSorted()
  expect(names).toEqual([
    '20261121T155059000Z-order-6.x.eml',
    '20261121T155100123Z-order-7.11111111-2222-4333-8444-555555555555.eml',
  ])
  const source = await readFile(join(folder, names[1] ?? ''), 'utf8')
  expect(source).toContain('To: Jan Kowalski <jan@example.com>\r\n')
  expect(source).toContain('Auto-Submitted: auto-generated\r\n')
  expect(source).toMatch(/Content-Type: multipart\/alternative[^]*text\/plain[^]*text\/html/)
})

test('the same mail again is the same file', async () => {
  const folder = await makeTemporaryFolder()
  const { send } = createFolderTransport(folder)
  await send(letter, never)
  await send(letter, never)
  expect(await readdir(folder)).toHaveLength(1)
})

test('a folder that cannot be made is the way out that is closed, and no fault of the mail', async () => {
  const folder = join(await makeTemporaryFolder(), 'a-file')
  await writeFile(folder, '')
  const { send, isToBlame } = createFolderTransport(join(folder, 'outbox'))
  const failure: unknown = await send(letter, never).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'ENOTDIR' })
  expect(await isToBlame(failure)).toBe(true)
  expect(await isToBlame(new Error('something about this mail'))).toBe(false)
})

test('a mail cannot make its own parts out of files or addresses', async () => {
  const { send } = createFolderTransport(await makeTemporaryFolder())
  const smuggled = { path: '/etc/passwd' }
  const hostile = Object.assign({}, letter, { text: smuggled })
  await expect(send(hostile, never)).rejects.toMatchObject({ code: 'EFILEACCESS' })
})
