import { expect } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A part of text whose bytes are encoded as base64, as those in Russian are: its headers, and what follows them. */
const BASE64_TEXT =
  /(Content-Type: text\/[^\r\n]+\r\nContent-Transfer-Encoding: base64\r\n\r\n)([\w+/=\r\n]+)/g

/** Soft line breaks and encoded bytes of a mail, as a mail program undoes them. */
function decoded(mail: string): string {
  const joined = mail.replaceAll('=\r\n', '')
  const plain = joined.replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
  )
  // Last: what comes out of it is not encoded in the other way as well.
  return plain.replaceAll(
    BASE64_TEXT,
    (_part, headers: string, text: string) => headers + Buffer.from(text, 'base64').toString('utf8'),
  )
}

/** The one mail of the local outbox that holds this word; it may still be on its way. */
export async function findMail(dataDir: string, word: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  const list = async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    return mails.map(decoded).filter((mail) => mail.includes(word))
  }
  await expect.poll(async () => (await list()).length).toBe(1)
  return (await list())[0] ?? ''
}
