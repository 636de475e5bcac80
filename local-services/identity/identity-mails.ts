import { createHash } from 'node:crypto'
import { createFolderTransport } from '@bieznik/backend-kit/mail/folder-transport'
import type { Letter } from '@bieznik/backend-kit/mail/letter'
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
const WRITE_WITHIN_MS = 10_000

const otherWords: Words = { subject: 'Your link', request: 'Open this link to go on:' }

/** The mail that Firebase would send, always in the same file. */
function compose({ email, requestType, oobCode, oobLink }: MailedCode, projectId: string): Letter {
  const { subject, request, ending = '' } = wordsOfKind[requestType] ?? otherWords
  const kind = requestType.toLowerCase().replaceAll('_', '-')
  const key = createHash('sha256').update(oobCode).digest('hex').slice(0, 12)
  const host = `${projectId}.firebaseapp.com`
  return {
    messageId: `<${kind}.${key}@${host}>`,
    date: new Date(),
    from: { name: 'Bieżnik', address: `noreply@${host}` },
    to: { name: '', address: email },
    subject,
    text: `${request}\n\n${oobLink}${ending}\n`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'en' },
  }
}

/** Writes each code that the emulator has made into the outbox, once, as the mail that Firebase would send. */
export function identityMails(
  client: Pick<EmulatorClient, 'listCodes'>,
  { outbox, projectId }: { outbox: string; projectId: string },
): { writeNew: () => Promise<void> } {
  const { send } = createFolderTransport(outbox)
  const written = new Set<string>()

  async function write(code: MailedCode): Promise<void> {
    written.add(code.oobCode)
    try {
      await send(compose(code, projectId), AbortSignal.timeout(WRITE_WITHIN_MS))
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
