import type { Wheel } from '@bieznik/contract/catalogue/product'

export const wheelModels = ['orla', 'bystra', 'turnia', 'steel', 'plain'] as const
export type WheelModel = (typeof wheelModels)[number]

export const tones = ['silver', 'graphite', 'anthracite', 'black', 'white', 'bronze', 'metal'] as const
export type Tone = (typeof tones)[number]

export const sheens = ['satin', 'matt', 'gloss', 'polished'] as const
export type Sheen = (typeof sheens)[number]

/** How a wheel looks, as far as it can be drawn. */
export interface WheelLook {
  model: WheelModel
  tone: Tone
  sheen: Sheen
}

/** The trade's words for colours in the shop's languages, the most telling part of each. */
const toneWords: readonly (readonly [Tone, RegExp])[] = [
  ['graphite', /grafit|graphite|gunmetal|графит/i],
  ['anthracite', /antracyt|anthra[cz]it|антрацит/i],
  ['silver', /srebr|silver|серебр/i],
  ['bronze', /brąz|braz|bronze|бронз/i],
  ['white', /biał|bial|white|бел/i],
  ['black', /czarn|black|ч[её]рн/i],
]

const sheenWords: readonly (readonly [Sheen, RegExp])[] = [
  ['polished', /poler|polish|полиров/i],
  ['matt', /\bmat|матов/i],
  ['gloss', /połysk|polysk|gloss|глян/i],
]

/** What the catalogue says of a wheel as a look; a colour that is not known is that of plain metal, a model that is not known has plain spokes. */
export function wheelLookOf({
  typeOfWheel,
  title,
  color,
}: Pick<Wheel, 'typeOfWheel' | 'title' | 'color'>): WheelLook {
  const name = title.toLowerCase()
  return {
    model: typeOfWheel === 'steel' ? 'steel' : (wheelModels.find((model) => name.includes(model)) ?? 'plain'),
    tone: toneWords.find(([, words]) => words.test(color))?.[0] ?? 'metal',
    sheen: sheenWords.find(([, words]) => words.test(color))?.[0] ?? 'satin',
  }
}
