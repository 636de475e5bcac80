import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { noAccess, optionsOf } from './compile.ts'
import type { Letter, MailTransport } from './letter.ts'

/** Sorts by the time of the mail, and is the same at each try: `20261121T155100123Z-order-12.7f3c….eml`. */
function fileNameOf({ date, messageId }: Letter): string {
  const time = date.toISOString().replaceAll(/[-:.]/g, '')
  const [localPart = ''] = messageId.replace('<', '').split('@')
  return `${time}-${localPart.replaceAll(/[^\w.-]/g, '')}.eml`
}

/** Writes mails into a folder instead of sending them. A reader of the folder never sees half a file. */
export function createFolderTransport(folder: string): MailTransport {
  const transporter = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...noAccess,
  })

  return {
    description: `files in ${folder}`,
    send: async (letter, signal) => {
      const { message } = await transporter.sendMail(optionsOf(letter))
      const name = fileNameOf(letter)
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${name}.${process.pid}`)
      await writeFile(unfinished, message, { signal, flush: true, mode: 0o600 })
      await rename(unfinished, join(folder, name))
    },
    isToBlame: async (failure) => failure instanceof Error && 'syscall' in failure,
  }
}
