/*
 * The title of a transfer. Banks take Polish letters, marks and blanks away from it, cut it and break it into lines; digits stay. The two
 * check digits tell a number that was typed wrong, or stands in the title for another reason, from the order's.
 */

/** ISO 7064 MOD 97-10, as in an account number: the number with both digits behind it leaves 1. */
function checkDigitsOf(orderId: number): string {
  return String(98 - Number((BigInt(orderId) * 100n) % 97n)).padStart(2, '0')
}

/** `Zamowienie 30-08` */
export const transferTitle = (orderId: number): string => `Zamowienie ${orderId}-${checkDigitsOf(orderId)}`

/** The order that digits with both check digits at their end are the number of; null: of none. */
export function orderOfDigits(digits: string): number | null {
  if (!/^[1-9]\d{2,11}$/.test(digits)) return null
  const orderId = Number(digits.slice(0, -2))
  return checkDigitsOf(orderId) === digits.slice(-2) ? orderId : null
}

/** 26 digits or an IBAN as people read them: `03 0000 0000 0001 2345 6789 0123`, `DE89 3704 0044 0532 0130 00`. */
export function accountInGroups(account: string): string {
  const first = /^\d/.test(account) ? 2 : 4
  return [account.slice(0, first), ...(account.slice(first).match(/.{1,4}/g) ?? [])].join(' ')
}
