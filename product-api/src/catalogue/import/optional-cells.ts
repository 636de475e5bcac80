import type { ImportReason } from '@bieznik/contract/catalogue/import-reasons'
import type { ImportField } from '@bieznik/contract/catalogue/product-import'
import { findField } from '@bieznik/contract/catalogue/product-fields'

/** Optional where they are written, and part of what a line is about, or of what has to be true: a wrong one refuses the line. */
const NEEDED: ReadonlySet<ImportField> = new Set(['title', 'protector', 'loadClass'])

/** What is wrong with several cells together: it cannot be decided which one is. */
const TOGETHER: ReadonlySet<ImportReason> = new Set([
  'bore_too_large',
  'et_too_large',
  'load_class_contradicts',
  'contradicts',
  'error_value',
  'formula',
  'merged_cell',
])

/** Whether a cell that is wrong costs the cell alone: the line is as good without it. */
export function isLeftOut(field: ImportField | null, reason: ImportReason): field is ImportField {
  if (field === null || NEEDED.has(field) || TOGETHER.has(reason)) return false
  return findField(field)?.isOptional ?? false
}

/** What people write where there is nothing to write. */
const NOTHING =
  /^(?:n\/?[ad]|-+|\.+|\?|brak(?: danych)?|b\/d|н\/д|нет(?: данных)?|keine(?: angabe)?|null|none|nan)$/i

/** `C`, `XL`, `SL`: what a load range is where it is no index. */
const LOAD_RANGE = /^[a-z]{1,2}$/i

/** Whether an optional cell holds a placeholder for "no value", or a column that may be the load index no number. */
export const saysNothing = (field: ImportField, text: string): boolean =>
  (field === 'loadIndex' && LOAD_RANGE.test(text.trim())) ||
  (NOTHING.test(text.trim()) && isLeftOut(field, 'invalid'))
