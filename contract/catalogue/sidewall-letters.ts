/**
 * What is taken for a letter or a sign of a sidewall. Cyrillic letters count by their look, and by their sound where nothing on a sidewall
 * looks like them (Д, Л) or what they look like has no use there (В).
 */
const ALIKE = {
  A: 'А',
  C: 'С',
  D: 'Д',
  E: 'Е',
  H: 'Н',
  I: 'І',
  K: 'К',
  L: 'Л',
  M: 'М',
  O: 'О',
  R: 'Р',
  T: 'Т',
  V: 'В',
  X: 'Х×✕*',
  Y: 'У',
  '-': '‐‑‒–—−',
  '.': ',',
  '/': '⁄',
  ' ': '"″”„“\'′’«»',
}

const MEANT = new Map(
  Object.entries(ALIKE).flatMap(([meant, written]) => Array.from(written, (sign) => [sign, meant] as const)),
)

/** Full-width forms stand in Unicode in the order of ASCII, this far behind. */
const FULL_WIDTH_OFFSET = 0xfee0

const LOWER_CASE = /[a-z]+/g

/** All but the ASCII signs that stand for themselves; a list of thousands of lines is read with few calls for single signs. */
const OTHER_SIGN = /[^ -~]|["'*,]/gu

/** The letter O for a zero: after a digit, or before one where no word ends. */
const LETTER_FOR_ZERO = /(?<=\d)O+|(?<![A-Z\d])O+(?=\d)/g

/**
 * The same text in the letters of a sidewall: Latin capitals, ASCII digits, `X` between measures, points in decimals, inch marks blank. Every
 * position stays where it is, so that what is not understood can be shown as it was written.
 */
export function toSidewallLetters(text: string): string {
  return text
    .replaceAll(LOWER_CASE, (found) => found.toUpperCase())
    .replaceAll(OTHER_SIGN, toSidewallLetter)
    .replaceAll(LETTER_FOR_ZERO, (found) => '0'.repeat(found.length))
}

function toSidewallLetter(written: string): string {
  const narrow = /[！-～]/.test(written)
    ? String.fromCharCode(written.charCodeAt(0) - FULL_WIDTH_OFFSET)
    : written
  const capital = /[a-zа-яі]/.test(narrow) ? narrow.toUpperCase() : narrow
  return MEANT.get(capital) ?? capital
}
