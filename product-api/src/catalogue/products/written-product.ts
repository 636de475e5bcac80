import type { Language } from '@bieznik/contract/language'
import { madeTitle } from '@bieznik/contract/catalogue/made-title'
import { impliedLoadClass } from '@bieznik/contract/catalogue/tire-title'
import type { SpacerInput, TireInput, WheelInput } from '@bieznik/contract/catalogue/product-input'
import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import type { WrittenProduct } from './save-product.ts'

type WrittenTire = Extract<WrittenProduct, { productType: 'Tire' }>

type TypedTitles = { title?: string | undefined; titleEn?: string | undefined; titleRu?: string | undefined }

/** Titles that were left out are made of the data. */
function titlesOf(
  { title, titleEn, titleRu }: TypedTitles,
  described: Parameters<typeof madeTitle>[0],
): Pick<WrittenProduct, 'title' | 'titleEn' | 'titleRu'> {
  return {
    title: title || madeTitle(described, 'pl'),
    titleEn: titleEn || madeTitle(described, 'en'),
    titleRu: titleRu || madeTitle(described, 'ru'),
  }
}

export function writtenTire({ title, titleEn, titleRu, url, ...input }: TireInput): WrittenTire {
  const { loadClass = impliedLoadClass({ title, ...input }), infEn = '', infRu = '' } = input
  const details = { ...input, loadClass, infEn, infRu }
  const titles = titlesOf({ title, titleEn, titleRu }, { productType: 'Tire', title, ...details })
  return { productType: 'Tire', ...titles, url, details }
}

export function writtenWheel({ title, titleEn, titleRu, url, ...details }: WheelInput): WrittenProduct {
  const titles = titlesOf({ title, titleEn, titleRu }, { productType: 'Wheel', ...details })
  return { productType: 'Wheel', ...titles, url, details }
}

export function writtenSpacer({ title, titleEn, titleRu, url, ...details }: SpacerInput): WrittenProduct {
  const titles = titlesOf({ title, titleEn, titleRu }, { productType: 'Spacer', ...details })
  return { productType: 'Spacer', ...titles, url, details }
}

const titleLanguages = { title: 'pl', titleEn: 'en', titleRu: 'ru' } as const satisfies Record<
  keyof TypedTitles,
  Language
>
const titleFields = ['title', 'titleEn', 'titleRu'] as const

/** Whether a field is a title that was made, not written: it changes with the data and says nothing of its own. */
export const isMadeTitle = (field: string, product: ManagedProduct): boolean =>
  titleFields.some((title) => title === field && product[title] === madeTitle(product, titleLanguages[title]))

/** What somebody wrote of a product in words. A title that was made is not among them: it is made anew with the data. */
export function typedWords(product: ManagedProduct): Partial<Record<string, string>> {
  return {
    ...Object.fromEntries(
      titleFields.map((title) => [title, isMadeTitle(title, product) ? '' : product[title]]),
    ),
    ...(product.productType === 'Tire' && { infEn: product.infEn, infRu: product.infRu }),
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
