import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { languages } from '../contract/language.ts'
import { pickMessages } from '../lib/i18n/pick-messages.ts'
import { READER_MESSAGES } from '../lib/i18n/reader-messages.ts'

const messagesSchema = z.record(z.string(), z.record(z.string(), z.unknown()))

/**
 * Writes what `lib/i18n/reader-messages.ts` names of each language into `messages/readers`.
 *
 * @param {string} root
 * @param {string} [folder]
 */
export async function pickReaderMessages(root, folder = join(root, 'messages/readers')) {
  await mkdir(folder, { recursive: true })
  for (const language of languages) {
    const all = messagesSchema.parse(
      JSON.parse(await readFile(join(root, `messages/${language}.json`), 'utf8')),
    )
    const file = join(folder, `${language}.json`)
    const picked = JSON.stringify(pickMessages(all, READER_MESSAGES))
    if ((await readFile(file, 'utf8').catch(() => null)) !== picked) await writeFile(file, picked)
  }
}
