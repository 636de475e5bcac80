import { languages } from '@bieznik/contract/language'
import { madeTitle } from '@bieznik/contract/catalogue/made-title'
import { impliedLoadClass } from '@bieznik/contract/catalogue/tire-title'
import type { SpacerInput, TireInput, WheelInput } from '@bieznik/contract/catalogue/product-input'
import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import {
  fieldIn,
  inEachField,
  translationOf,
  translations,
  withoutText,
  type TextFieldOf,
  type TextOf,
} from '@bieznik/contract/translated'
import type { WrittenProduct } from './save-product.ts'

type WrittenTire = Extract<WrittenProduct, { productType: 'Tire' }>

type TypedTitles = Partial<Record<TextFieldOf<'title'>, string | undefined>>

/** Titles that were left out are made of the data. */
const titlesOf = (typed: TypedTitles, described: Parameters<typeof madeTitle>[0]): TextOf<'title'> =>
  inEachField('title', (language) => typed[fieldIn('title', language)] || madeTitle(described, language))

export function writtenTire({ url, ...input }: TireInput): WrittenTire {
  const loadClass = input.loadClass === undefined ? impliedLoadClass(input) : input.loadClass
  const infs = translations('inf', (language) => input[translationOf('inf', language)] ?? '')
  const details = { ...withoutText(input, 'title'), loadClass, ...infs }
  const titles = titlesOf(input, { productType: 'Tire', title: input.title, ...details })
  return { productType: 'Tire', ...titles, url, details }
}

export function writtenWheel({ url, ...input }: WheelInput): WrittenProduct {
  const details = withoutText(input, 'title')
  return { productType: 'Wheel', ...titlesOf(input, { productType: 'Wheel', ...details }), url, details }
}

export function writtenSpacer({ url, ...input }: SpacerInput): WrittenProduct {
  const details = withoutText(input, 'title')
  return { productType: 'Spacer', ...titlesOf(input, { productType: 'Spacer', ...details }), url, details }
}

const titleFields = languages.map((language) => fieldIn('title', language))

/** Whether a field is a title that was made, not written: it changes with the data and says nothing of its own. */
export const isMadeTitle = (field: string, product: ManagedProduct): boolean =>
  languages.some((language) => {
    const title = fieldIn('title', language)
    return title === field && product[title] === madeTitle(product, language)
  })

/** What somebody wrote of a product in words. A title that was made is not among them: it is made anew with the data. */
export function typedWords(product: ManagedProduct): Partial<Record<string, string>> {
  return {
    ...Object.fromEntries(
      titleFields.map((title) => [title, isMadeTitle(title, product) ? '' : product[title]]),
    ),
    ...(product.productType === 'Tire' &&
      translations('inf', (language) => product[translationOf('inf', language)])),
  }
}

/** What is written, with the words that there are in place of those that the caller leaves out, and without made titles that come back unchanged. */
export function keepingWords<Input extends TypedTitles>(input: Input, before: ManagedProduct): Input {
  const given = new Map<string, unknown>(Object.entries(input))
  const words = Object.entries(typedWords(before)).filter(
    ([name]) => given.get(name) === undefined || isSentBack(name, given.get(name), before),
  )
  // The made title is what says the class of a tire to a caller that knows no classes.
  const isClassless = before.productType === 'Tire' && given.get('loadClass') === undefined
  const loadClass = isClassless && isSentBack('title', input.title, before) && { loadClass: before.loadClass }
  return { ...input, ...Object.fromEntries(words), ...loadClass }
}

const isSentBack = (name: string, value: unknown, before: ManagedProduct): boolean =>
  titleFields.some((title) => title === name && value === before[title]) && isMadeTitle(name, before)
