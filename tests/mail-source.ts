import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { optionsOf } from '@bieznik/backend-kit/mail/compile'
import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { createTransport } from 'nodemailer'

const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** The mail as it goes over the wire. */
export async function sourceOf(letter: Letter): Promise<{ source: string; recipients: unknown }> {
  const { message, envelope } = await transporter.sendMail(optionsOf(letter))
  return { source: await text(Readable.from(message)), recipients: envelope.to }
}

/** Names and values of the headers, folded lines joined, in their order. */
export function headersOf(source: string): [name: string, value: string][] {
  const [head = ''] = source.split('\r\n\r\n', 1)
  return head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    })
}
