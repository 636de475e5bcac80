import { plainTitle } from './fingerprint.ts'

type Reversal = { title: string; payerAccount: string }
type Credit = Reversal & {
  id: number
  /** How many days it was booked before the reversal. */
  days: number
  /** Nobody has decided on it, and it pays nothing. */
  isUntouched: boolean
}

/** Where only the account is the same, a credit of longer ago may be another one. */
const MAX_DAYS_BY_ACCOUNT = 5

/** Shorter titles stand in too many others. */
const MIN_TITLE = 6

/** Words of the bank, which say nothing of the credit. */
const WORDS = /storno|korekta|zwrot|przelewu?|przychodzac(?:y|ego)|uznania|wplaty|transakcji|operacji/g

const titleOf = (reversal: Reversal): string => plainTitle(reversal.title).replace(/^storno/, '')

/** A bank puts its own words around the title of the credit, or cuts what it has no room for. */
function isPartOf(title: string, credit: string): boolean {
  if (Math.min(title.length, credit.length) < MIN_TITLE) return false
  return title.includes(credit) || credit.startsWith(title)
}

const kindOf = ({ title, payerAccount }: Credit): string => `${plainTitle(title)}|${payerAccount}`

/**
 * The credit that a reversal takes back, of those with its amount: by title and account, or by what there is of the two. null: there is
 * none, or several that differ, and a person decides. Of equal ones it is the last of those that nobody has decided on.
 */
export function creditOfReversal(reversal: Reversal, sameAmount: readonly Credit[]): number | null {
  const { payerAccount } = reversal
  const title = titleOf(reversal)
  const isUnknown = (account: string) => account === '' || payerAccount === ''
  const possible = sameAmount.filter(
    (each) => isUnknown(each.payerAccount) || each.payerAccount === payerAccount,
  )
  const fromAccount = (credits: readonly Credit[]) => credits.filter((each) => !isUnknown(each.payerAccount))
  const same = possible.filter((each) => title !== '' && plainTitle(each.title) === title)
  const alike = possible.filter((each) => isPartOf(title, plainTitle(each.title)))
  const recent = possible.filter(({ days }) => days <= MAX_DAYS_BY_ACCOUNT)
  const nameless = title.replaceAll(WORDS, '').length < MIN_TITLE ? fromAccount(recent) : []
  const groups = [fromAccount(same), same, fromAccount(alike), alike, nameless]
  const found = groups.find((credits) => credits.length > 0) ?? []
  if (new Set(found.map(kindOf)).size > 1) return null
  const untouched = found.filter(({ isUntouched }) => isUntouched)
  return (untouched.length > 0 ? untouched : found).at(-1)?.id ?? null
}
