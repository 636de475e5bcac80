import { isKnownValue, nameOf } from './goods-words.ts'
import type { Language } from '../language.ts'
import { listFields } from './product-fields.ts'
import { readService } from './service-description.ts'
import { omit, textFieldNames, textFields, textIn, type TextOf } from '../translated.ts'
import type {
  ListedProduct,
  ManagedProduct,
  ManagedSpacer,
  ManagedTire,
  ManagedWheel,
  Product,
  Spacer,
  Tire,
  Wheel,
} from './product.ts'

const listed = (names: Record<string, boolean>): { untranslated?: string[] } => {
  const untranslated = Object.entries(names).flatMap(([name, isMissing]) => (isMissing ? [name] : []))
  return untranslated.length > 0 ? { untranslated } : {}
}

/** What readers do not get: the texts of other languages, and where the goods stand. */
const titles = textFieldNames('title')
const hidden = [...titles, 'place'] as const
const hiddenOfTire = [...hidden, ...textFieldNames('inf')] as const

export function tireIn(language: Language, tire: ManagedTire): Tire {
  const { translated } = valuesIn(language, tire)
  const title = textIn(tire, 'title', language)
  const inf = textIn({ ...textFields(tire, 'inf'), inf: describedIn(tire) }, 'inf', language)
  const missing = { title: title.language !== language, inf: inf.language !== language }
  return {
    ...omit(tire, hiddenOfTire),
    ...translated,
    ...ratedFor(tire),
    title: title.text,
    inf: inf.text,
    ...listed(missing),
  }
}

/** A tire of a list that describes none has its title for a description, which says nothing more. */
const describedIn = ({ title, inf }: Pick<ManagedTire, 'title' | 'inf'>): string => (inf === title ? '' : inf)

function ratedFor({ icVc }: Pick<ManagedTire, 'icVc'>): Pick<Tire, 'loadIndex' | 'topSpeed'> {
  const service = readService(icVc)
  return service ? { loadIndex: service.loadIndex, topSpeed: service.topSpeed } : {}
}

/** The values of a product that have a name in each language, and which of them are words that only one language has. */
function valuesIn(language: Language, product: Pick<ManagedProduct, 'productType'>) {
  const translated: Record<string, string> = {}
  const missing: Record<string, boolean> = {}
  for (const { name, values, isContent } of listFields(product.productType)) {
    if (!isContent || name === 'title') continue
    const text: unknown = Reflect.get(product, name)
    if (typeof text !== 'string' || text === '') continue
    translated[name] = values ? nameOf(values, text, language) : text
    missing[name] = language !== 'pl' && !(values && isKnownValue(values, text))
  }
  const named: object = translated
  return { translated: named, missing }
}

/** The title and the values of a product that has no other texts, in a language. */
function textsIn(language: Language, product: TextOf<'title'> & Pick<ManagedProduct, 'productType'>) {
  const title = textIn(product, 'title', language)
  const { translated, missing } = valuesIn(language, product)
  return {
    ...translated,
    title: title.text,
    ...listed({ title: title.language !== language, ...missing }),
  }
}

export function wheelIn(language: Language, wheel: ManagedWheel): Wheel {
  return { ...omit(wheel, hidden), ...textsIn(language, wheel) }
}

export function spacerIn(language: Language, spacer: ManagedSpacer): Spacer {
  return { ...omit(spacer, hidden), ...textsIn(language, spacer) }
}

/** A product of a list with its title as it is stored: in Polish, and in the other languages (empty: not translated). */
export type TitledProduct<Shown extends ListedProduct = ListedProduct> = Shown & TextOf<'title'>

/** A product of a list in a language, as `productIn` has it. */
export function listedIn(language: Language, product: TitledProduct): ListedProduct {
  return { ...omit(product, titles), ...textsIn(language, product) }
}

/** A product in a language. A text that is not translated is the Polish one, and its field is listed in `untranslated`. */
export function productIn(language: Language, product: ManagedProduct): Product {
  switch (product.productType) {
    case 'Tire':
      return tireIn(language, product)
    case 'Wheel':
      return wheelIn(language, product)
    case 'Spacer':
      return spacerIn(language, product)
  }
}
