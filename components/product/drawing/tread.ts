/** What a tread looks like from afar. */
const roadTreads = ['ribs', 'arrows', 'blocks'] as const
export type Tread = (typeof roadTreads)[number] | 'lugs'

/**
 * A hint of the tread: by the trade's letters in the protector's name (HT road, AT half and half, MT and XT mud), else
 * always the same one of the road treads for the same name.
 */
export function treadOf(protector: string): Tread {
  if (/\b[MX]T\b/.test(protector)) return 'lugs'
  if (/\bAT\b/.test(protector)) return 'blocks'
  if (/\bHT\b/.test(protector)) return 'ribs'
  const sum = Array.from(protector, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (total, code) => total + code,
    0,
  )
  return roadTreads[sum % roadTreads.length] ?? 'ribs'
}
