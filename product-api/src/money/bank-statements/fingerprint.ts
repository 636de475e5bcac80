import { createHash } from 'node:crypto'
import type { StatementEntry } from './statement-file.ts'

type Entry = Pick<StatementEntry, 'bookedOn' | 'amount' | 'title' | 'payerAccount'>

/** Kinds of files differ in blanks, marks, case and Polish letters. */
export const plainTitle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z\d]/g, '')

const keyOf = ({ bookedOn, amount, title, payerAccount }: Entry): string =>
  [bookedOn, amount, plainTitle(title), payerAccount].join('|')

/**
 * A fingerprint for each entry, the same for the same entry of another file. Entries that are equal in all of it are distinguished by being the
 * first, the second and so on of their file: two equal transfers of a day are two, in whichever file both are.
 */
export function withFingerprints<E extends Entry>(entries: readonly E[]): (E & { fingerprint: string })[] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const key = keyOf(entry)
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    const fingerprint = createHash('sha256').update(`${key}|${count}`).digest('hex')
    return { ...entry, fingerprint }
  })
}
