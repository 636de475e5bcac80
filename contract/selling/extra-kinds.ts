import type { Language } from '../language.ts'

/*
 * What the shop does or adds within the price of the goods, when the buyer asks for it. No zod: pages that everybody reads import it.
 */

/** `assembly`: tires on their wheels and balanced. `rings`: that center wheels on spacers. `bolts`: that are long enough for spacers. */
export const extraKinds = ['assembly', 'rings', 'bolts'] as const
export type ExtraKind = (typeof extraKinds)[number]

/** Measures as the language writes them; threads are the same everywhere. */
export const extraDetail = (
  { kind, detail }: { kind: ExtraKind; detail: string },
  language: Language,
): string => (kind === 'rings' && language !== 'en' ? detail.replaceAll('.', ',') : detail)
