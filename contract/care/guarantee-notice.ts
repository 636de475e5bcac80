import type { Language } from '../language.ts'

/**
 * Where the official artwork of the notice of the legal guarantee is expected below `public/` (Regulation (EU) 2025/1960, Annex I). There is
 * no Russian artwork: Russian is no language of the European Union.
 */
export const NOTICE_FILES: Record<Language, string> = {
  pl: '/legal/guarantee-notice-pl.svg',
  en: '/legal/guarantee-notice-en.svg',
  ru: '/legal/guarantee-notice-en.svg',
}
