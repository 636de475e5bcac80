import { fold } from '@/lib/fold'

const wordsOf = (name: string): string[] => fold(name).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a bank names this buyer as the payer: every word of the name, in any order; banks drop accents and add the address. */
export function isPayer(payer: string, name: string): boolean {
  const words = wordsOf(name)
  const named = new Set(wordsOf(payer))
  return words.length > 0 && words.every((word) => named.has(word))
}
