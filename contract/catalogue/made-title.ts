import { boltCirclesOf } from './bolt-circle.ts'
import { writeDecimal } from '../money/decimal.ts'
import { codeOf, colors, nameOf, wheelKinds } from './goods-words.ts'
import type { Language } from '../language.ts'
import type { ManagedSpacer, ManagedTire, ManagedWheel } from './product.ts'
import { tireTitle } from './tire-title.ts'
import { wordsIn } from './words/words-in.ts'

type Described =
  | (Pick<
      ManagedTire,
      | 'productType'
      | 'manufacturer'
      | 'protector'
      | 'icVc'
      | 'typeOfTire'
      | 'width'
      | 'profile'
      | 'diameter'
      | 'loadClass'
    > & { title?: string | undefined })
  | Pick<
      ManagedWheel,
      | 'productType'
      | 'typeOfWheel'
      | 'model'
      | 'width'
      | 'diameter'
      | 'boltSpacing'
      | 'secondBoltSpacing'
      | 'centralBoreDiameter'
      | 'color'
      | 'et'
    >
  | Pick<ManagedSpacer, 'productType' | 'boltDistance' | 'thickness' | 'boltInfo'>

/** What a product is called in a language when staff wrote no title: its numbers, as the trade writes them. */
export function madeTitle(product: Described, language: Language): string {
  switch (product.productType) {
    case 'Tire':
      // A name and numbers in every language.
      return tireTitle(product)
    case 'Wheel':
      return wheelTitle(product, language)
    case 'Spacer': {
      const { boltDistance, thickness, boltInfo } = product
      const { spacer, mm } = wordsIn[language].titles
      return `${spacer} ${boltDistance} ${writeDecimal(thickness, language)} ${mm} ${boltInfo}`
    }
  }
}

/** `Felga aluminiowa Orla 6,5Jx16 5x112 CB 57,1, srebrny` */
function wheelTitle(wheel: Extract<Described, { productType: 'Wheel' }>, language: Language): string {
  const { width, diameter, centralBoreDiameter, color, et } = wheel
  const { kinds, otherKind, bore } = wordsIn[language].titles
  const code = codeOf(wheelKinds, wheel.typeOfWheel)
  const pattern = code === 'steel' || code === 'alloy' ? kinds[code] : otherKind
  const name = pattern.replace('{model}', wheel.model).replaceAll(/\s+/g, ' ').trim()
  const size = `${writeDecimal(width, language)}Jx${writeDecimal(diameter, language)} ${boltCirclesOf(wheel).join('/')}`
  const offset = typeof et === 'number' ? `ET${writeDecimal(et, language)} ` : ''
  const end = `${offset}${bore} ${writeDecimal(centralBoreDiameter, language)}, ${nameOf(colors, color, language)}`
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} ${size} ${end}`
}
