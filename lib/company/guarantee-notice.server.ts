import 'server-only'
import { NOTICE_FILES } from '@bieznik/contract/care/guarantee-notice'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@/lib/i18n/routing'

/** The address of the official artwork, which has to be shown unchanged; null: the file is missing, and a text is shown. */
export function guaranteeNotice(locale: Locale): string | null {
  const file = NOTICE_FILES[locale]
  return existsSync(join(process.cwd(), 'public', file)) ? file : null
}
