import type { Grosze } from '@bieznik/contract/money/money'
import { encode } from 'uqr'
import type { Recipient } from './recipient.ts'

type Transfer = Recipient & { amount: Grosze; title: string }

/** Of the recommendation. */
const MAX_NAME = 20
const MAX_TITLE = 32
const AMOUNT_DIGITS = 6
const MAX_AMOUNT = 10 ** AMOUNT_DIGITS - 1

/** What separates the fields cannot stand in one; blanks are one. */
const plain = (text: string, length: number) =>
  text
    .replaceAll(/[|\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, length)
    .trim()

/**
 * What the QR code of a transfer says: `NIP|PL|account|grosze|name|title|||`, always nine fields. Source: Recommendation on two-dimensional
 * codes of the Polish Bank Association (Związek Banków Polskich, Rekomendacja dotycząca kodu dwuwymiarowego 2D, 2013). null: the amount is
 * 10,000 PLN or more, for which its field has no room, and apps may refuse the code or read another amount.
 */
export function transferCodeText({ nip, bankAccount, amount, legalName, title }: Transfer): string | null {
  if (amount > MAX_AMOUNT) return null
  const grosze = String(amount).padStart(AMOUNT_DIGITS, '0')
  return [
    nip,
    'PL',
    bankAccount,
    grosze,
    plain(legalName, MAX_NAME),
    plain(title, MAX_TITLE),
    '',
    '',
    '',
  ].join('|')
}

/** Lines of dark and light modules, without the quiet zone around them. null: the amount is too large for a code. */
export function encodeTransfer(transfer: Transfer): boolean[][] | null {
  const text = transferCodeText(transfer)
  return text === null ? null : encode(text, { ecc: 'M', border: 0 }).data
}

/** Each run of dark modules of a line as a rectangle of an SVG path. */
export function codePath(code: readonly (readonly boolean[])[]): string {
  return code
    .flatMap((modules, line) =>
      runsOf(modules).map(({ from, length }) => `M${from} ${line}h${length}v1h-${length}z`),
    )
    .join('')
}

function runsOf(modules: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  modules.forEach((isDark, column) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last.from + last.length === column) last.length += 1
    else runs.push({ from: column, length: 1 })
  })
  return runs
}
