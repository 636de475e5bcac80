import type { FullConfig } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { findLeaks } from './leaks.ts'
import { readTypedTexts } from './typed-texts.ts'

const metadataSchema = z.looseObject({ dataDir: z.string() })

/** After the whole run, while the shop still stands: no log line of it may hold personal data or a token. */
export default async function searchLogs({ metadata }: FullConfig): Promise<void> {
  const { dataDir } = metadataSchema.parse(metadata)
  const logs = join(dataDir, 'logs')
  if ((await readFile(join(logs, 'storefront.log'), 'utf8')) === '')
    throw new Error('The storefront has logged nothing, so the search through its log would prove nothing.')
  const leaks = await findLeaks(logs, await readTypedTexts(dataDir))
  if (leaks.length > 0) throw new Error(`Personal data in the logs:\n${leaks.join('\n')}`)
}
