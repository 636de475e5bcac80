import type { ValueNames } from './goods-words.ts'
import type { seasons, TireType } from './tire-codes.ts'

/* What the codes of tires are called in the lists of staff. */

export const tireTypeNames = {
  passenger: { pl: ['osobowa'], en: ['passenger'], ru: ['легковая'] },
  truck: { pl: ['dostawcza'], en: ['van'], ru: ['для фургонов'] },
  '4X4': { pl: ['4x4'], en: ['4x4'], ru: ['4x4'] },
} as const satisfies Record<TireType, ValueNames>

export const seasonNames = {
  summer: { pl: ['letnia'], en: ['summer'], ru: ['летняя'] },
  winter: { pl: ['zimowa'], en: ['winter'], ru: ['зимняя'] },
  allseason: { pl: ['całoroczna'], en: ['all-season'], ru: ['всесезонная'] },
} as const satisfies Record<(typeof seasons)[number], ValueNames>

/** Of whether it is a retread. */
export const conditionNames = {
  true: { pl: ['bieżnikowana'], en: ['retreaded'], ru: ['восстановленная'] },
  false: { pl: ['nowa'], en: ['new'], ru: ['новая'] },
} as const satisfies Record<'true' | 'false', ValueNames>
