import { moczar, szuter, wykrot } from '@/components/drawing/off-road-treads'
import { bruk, przelecz, sniezka, trasa } from '@/components/drawing/road-treads'
import { kurier, ladunek } from '@/components/drawing/van-treads'
import type { Tread } from '@/components/drawing/tread-shape'

/** The patterns of the works by the name that the catalogue has for them. */
export const treads = {
  Trasa: trasa,
  Śnieżka: sniezka,
  Bruk: bruk,
  'Przełęcz HT': przelecz,
  'Szuter AT': szuter,
  'Moczar MT': moczar,
  'Wykrot XT': wykrot,
  Kurier: kurier,
  Ładunek: ladunek,
} as const satisfies Record<string, Tread>

/** Patterns of others look like none of ours on the road, and have no colour. */
const PLAIN_TINT = '#8a857c'

const byLetters = [
  [/\bXT\b/i, wykrot],
  [/\bM\/?T\b/i, moczar],
  [/\bA\/?T\b/i, szuter],
  [/\bH\/?T\b/i, przelecz],
] as const

/** Our own pattern of that name; else, in grey, the one that the trade's letters in the name promise (HT road, AT half and half, MT and XT mud), or ribs. */
export function treadOf(protector: string): Tread {
  const own = new Map<string, Tread>(Object.entries(treads)).get(protector)
  if (own) return own
  const [, alike] = byLetters.find(([letters]) => letters.test(protector)) ?? []
  return { ...(alike ?? trasa), tint: PLAIN_TINT }
}
