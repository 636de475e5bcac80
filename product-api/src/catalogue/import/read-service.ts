import { toSidewallLetters } from '@bieznik/contract/catalogue/sidewall-letters'
import type { LoadClass } from '@bieznik/contract/catalogue/tire-codes'

/** Load index, for twin wheels a second one, and speed symbol. */
const SERVICE = /^\(?(\d{2,3})(?:[/-](\d{2,3}))? ?([A-Z]\d?)\)?$/

/** Words beside an index that name the class of the carcass. */
const CLASSES: ReadonlyMap<string, LoadClass> = new Map([
  ['XL', 'XL'],
  ['RF', 'XL'],
  ['REINF', 'XL'],
  ['REINFORCED', 'XL'],
  ['LT', 'LT'],
  ['C', 'C'],
])

/** Words beside an index that say nothing of it: rim protection, construction, run flat, snow. */
const OTHERS = new Set(['FR', 'FP', 'MFS', 'ZR', 'ROF', 'RFT', 'SSR', 'ZP', 'RUNFLAT', 'M+S', '3PMSF', 'TL'])

type Service = { icVc: string; loadClass?: LoadClass }

/**
 * `107/105R`, `104-102R`, `94W XL` and `91Н` (Cyrillic) as the catalogue has them: `107R`, `104R`, `94W` of class XL, `91H`. Anything
 * else stays as it is, for the rules to judge.
 */
export function readService(text: string): Service {
  const words = toSidewallLetters(text).trim().split(/\s+/)
  const said = words.flatMap((word) => CLASSES.get(word) ?? [])
  const [loadClass, another] = [...new Set(said)]
  const numbers = words.filter((word) => !CLASSES.has(word) && !OTHERS.has(word)).join(' ')
  const [, load, dual, speed] = SERVICE.exec(numbers) ?? []
  if (load === undefined || speed === undefined || another || Number(dual ?? 0) > Number(load))
    return { icVc: text }
  return { icVc: `${load}${speed}`, ...(loadClass && { loadClass }) }
}
