import { MAX_NOTATION_LENGTH } from '@bieznik/contract/catalogue/notation-length'

/** The page that says why there is no search for what was typed as a size, without a language prefix. */
export function unreadSizePath(text: string): string {
  // One letter more than can be read, so that it still is too long.
  const cut = text.trim().slice(0, MAX_NOTATION_LENGTH + 1)
  return `/tires/filter/size=${encodeURIComponent(cut.toWellFormed())}`
}
