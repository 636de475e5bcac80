import { z } from 'zod'

/*
 * What people type and paste. Programs put invisible marks into it: directions of writing, zero-width blanks, soft hyphens,
 * variation selectors. A value with them looks right and is refused, or looks empty and is taken.
 */

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** The same but for what joins letters of some scripts and the parts of an emoji. */
const INVISIBLE_IN_WORDS = /(?!\p{Join_Control}|\uFE0F)\p{Default_Ignorable_Code_Point}/gu

/** The hyphens and dashes of all scripts, and the minus sign. */
const DASHES = /[\p{Dash_Punctuation}\u2212]/gu

/** More than blanks, marks on nothing, control characters, what is invisible, and the empty pattern of Braille. */
const VISIBLE = /[^\p{Separator}\p{Mark}\p{Other}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Words on one line: nothing invisible, one blank between two words. */
export function cleanLine(typed: string): string {
  return typed.replace(INVISIBLE_IN_WORDS, '').normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** Several lines, as they were broken: nothing invisible. */
export function cleanLines(typed: string): string {
  return typed.replace(INVISIBLE_IN_WORDS, '').normalize('NFC').trim()
}

/** A number or a code on one line: as words, and every dash is a hyphen. */
export function cleanCode(typed: string): string {
  return cleanLine(typed.replace(INVISIBLE, '').replace(DASHES, '-'))
}

/** Whether anything can be seen of a text. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** No control characters: PostgreSQL refuses NUL. Nothing that is half a character. */
const WHOLE_CHARACTERS = /^[^\p{Cc}\p{Cs}]*$/u

/** Something to read. */
const oneLine = (max: number, clean: (typed: string) => string) =>
  z.string().trim().min(1).regex(WHOLE_CHARACTERS).overwrite(clean).max(max).refine(isVisible)

/** Words that are required, for example a name. */
export const typedLine = (max: number) => oneLine(max, cleanLine)

/** Words that may be missing. */
export const optionalLine = (max: number) =>
  z.string().trim().regex(WHOLE_CHARACTERS).overwrite(cleanLine).max(max)

/** A number or a code that is required, for example a postal code. */
export const typedCode = (max: number) => oneLine(max, cleanCode)
