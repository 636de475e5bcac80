import { text } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { optionsOf } from '../src/mail/compile.ts'
import type { Letter } from '../src/mail/letter.ts'

/** The mail as it goes over the wire. */
export async function sourceOf(letter: Letter): Promise<{ source: string; recipients: unknown }> {
  const transporter = createTransport({ streamTransport: true, newline: 'windows' })
  const { message, envelope } = await transporter.sendMail(optionsOf(letter))
  return {
    source: Buffer.isBuffer(message) ? message.toString() : await text(message),
    recipients: envelope.to,
  }
}

/** Names and values of the headers, folded lines joined, in their order. */
export function headersOf(source: string): [name: string, value: string][] {
  const [head = ''] = source.split('\r\n\r\n')
  return head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    })
}
