import { unescapeFormula } from '@bieznik/contract/platform/escape-formula'
import type { ImportReason } from '@bieznik/contract/catalogue/import-reasons'

/** What a spreadsheet shows where it could not compute, in English, Polish and Russian. */
const ERROR_VALUE =
  /^#(?:N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|BUSY!|GETTING_DATA|N\/D!?|ADR!|DZIEL\/0!|ARG!|NAZWA\?|LICZBA!|ZERO!|Н\/Д|ССЫЛКА!|ДЕЛ\/0!|ЗНАЧ!|ИМЯ\?|ЧИСЛО!|ПУСТО!)$/i

/** `="5901234123457"`, which keeps a spreadsheet from making a number of it. */
const QUOTED = /^="(.*)"$/s

/** A formula instead of what it comes to. */
const FORMULA = /^=[\p{L}\d(+$'"[…-]/u

/** Stands before what merged cells show in the rows and columns that have none of it; of no other text. */
export const MERGED = '\uE0F1'

/** A header that goes over several columns is the first one's. */
export const withoutMerged = (cell: string): string => (cell.startsWith(MERGED) ? '' : cell)

/** What a cell shows, without what guards it against a spreadsheet; or why it shows nothing that can be read. */
export function unguarded(cell: string): { text: string } | { text: string; reason: ImportReason } {
  if (cell.startsWith(MERGED)) return { text: cell.slice(MERGED.length), reason: 'merged_cell' }
  const [, quoted] = QUOTED.exec(cell) ?? []
  if (quoted !== undefined) return { text: quoted.replaceAll('""', '"') }
  const shown = cell.trim()
  if (ERROR_VALUE.test(shown)) return { text: cell, reason: 'error_value' }
  if (FORMULA.test(shown)) return { text: cell, reason: 'formula' }
  return { text: unescapeFormula(cell) }
}
