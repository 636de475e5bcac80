import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { languages } from '../contract/language.ts'
import { pickMessages } from '../lib/i18n/pick-messages.ts'
import { CART_SET_MESSAGES, FIT_MESSAGES, READER_MESSAGES } from '../lib/i18n/reader-messages.ts'

const messagesSchema = z.record(z.string(), z.record(z.string(), z.unknown()))

/**
 * Writes what `lib/i18n/reader-messages.ts` names of each language into `messages/readers`, and what comes with a script of its own below it.
 *
 * @param {string} root
 * @param {string} [folder]
 */
export async function pickReaderMessages(root, folder = join(root, 'messages/readers')) {
  await pickInto(folder, root, READER_MESSAGES)
  await pickInto(join(folder, 'fit'), root, FIT_MESSAGES)
  await pickInto(join(folder, 'cart-set'), root, CART_SET_MESSAGES)
}

/**
 * @param {string} folder
 * @param {string} root
 * @param {readonly import('../lib/i18n/pick-messages.ts').MessagePath[]} paths
 */
async function pickInto(folder, root, paths) {
  await mkdir(folder, { recursive: true })
  for (const language of languages) {
    const all = messagesSchema.parse(
      JSON.parse(await readFile(join(root, `messages/${language}.json`), 'utf8')),
    )
    const file = join(folder, `${language}.json`)
    const picked = JSON.stringify(pickMessages(all, paths))
    if ((await readFile(file, 'utf8').catch(() => null)) !== picked) await writeFile(file, picked)
  }
}
