import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { writePrivately } from '../files.ts'
import type { EmulatorClient, MailedCode } from './emulator-client.ts'

interface Words {
  subject: string
  request: string
  /** What the link lacks; the emulator has no page that asks for it. */
  ending?: string
}

const wordsOfKind: Readonly<Record<string, Words>> = {
  VERIFY_EMAIL: {
    subject: 'Confirm your e-mail address',
    request: 'Open this link to confirm that the address is yours:',
  },
  PASSWORD_RESET: {
    subject: 'Choose a new password',
    request: 'Write the new password at the end of this link, then open it:',
    ending: '&newPassword=',
  },
}
const otherWords: Words = { subject: 'Your link', request: 'Open this link to go on:' }

const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** The mail that Firebase would send, as the text of an `.eml` file. */
async function compose({ email, requestType, oobLink }: MailedCode, projectId: string): Promise<string> {
  const { subject, request, ending = '' } = wordsOfKind[requestType] ?? otherWords
  const { message } = await transporter.sendMail({
    from: { name: 'Bieżnik', address: `noreply@${projectId}.firebaseapp.com` },
    to: { name: '', address: email },
    subject,
    text: `${request}\n\n${oobLink}${ending}\n`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'en' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return text(Readable.from(message))
}

/** Sorts by the time of the mail, beside those of the shop: `20261121T155100123Z-verify-email.1f0c….eml`. */
function fileNameOf({ requestType, oobCode }: MailedCode): string {
  const time = new Date().toISOString().replaceAll(/[-:.]/g, '')
  const kind = requestType.toLowerCase().replaceAll('_', '-')
  return `${time}-${kind}.${createHash('sha256').update(oobCode).digest('hex').slice(0, 12)}.eml`
}

/** Writes each code that the emulator has made into the outbox, once, as the mail that Firebase would send. */
export function identityMails(
  client: Pick<EmulatorClient, 'listCodes'>,
  { outbox, projectId }: { outbox: string; projectId: string },
): { writeNew: () => Promise<void> } {
  const written = new Set<string>()

  async function write(code: MailedCode): Promise<void> {
    written.add(code.oobCode)
    try {
      await mkdir(outbox, { recursive: true })
      await writePrivately(join(outbox, fileNameOf(code)), await compose(code, projectId))
    } catch (error) {
      written.delete(code.oobCode)
      throw error
    }
  }

  return {
    writeNew: async () => {
      const codes = await client.listCodes()
      await Promise.all(codes.filter(({ oobCode }) => !written.has(oobCode)).map(write))
    },
  }
}
