import { inEach } from '../language.ts'
import { locales } from '../locales.ts'

/** Where the official artwork of the notice of the legal guarantee is expected below `public/` (Regulation (EU) 2025/1960, Annex I). */
export const NOTICE_FILES = inEach(
  (language) => `/legal/guarantee-notice-${locales[language].europeanUnion}.svg`,
)
