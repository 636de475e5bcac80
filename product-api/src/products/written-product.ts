import { madeTitle } from '@bieznik/contract/made-title'
import { impliedLoadClass } from '@bieznik/contract/tire-title'
import type { SpacerInput, TireInput, WheelInput } from '@bieznik/contract/product-input'
import type { ManagedProduct } from '@bieznik/contract/product'
import type { WrittenProduct } from './save-product.ts'

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

export function writtenTire({ title, titleEn, titleRu, url, ...input }: TireInput): WrittenProduct {
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

/** Whether a field is a title that was made, not written: it changes with the data and says nothing of its own. */
export function isMadeTitle(field: string, product: ManagedProduct): boolean {
  if (field === 'titleEn') return product.titleEn === madeTitle(product, 'en')
  return field === 'titleRu' && product.titleRu === madeTitle(product, 'ru')
}

/** The translations of a product that somebody wrote. A title that was made is not among them: it is made anew with the data. */
export function typedTranslations(product: ManagedProduct): Partial<Record<string, string>> {
  const { titleEn, titleRu } = product
  return {
    titleEn: isMadeTitle('titleEn', product) ? '' : titleEn,
    titleRu: isMadeTitle('titleRu', product) ? '' : titleRu,
    ...(product.productType === 'Tire' && { infEn: product.infEn, infRu: product.infRu }),
  }
}

/** What is written, with the translations that there are in place of those that the caller says nothing of. */
export function keepingTranslations<Input extends object>(input: Input, before: ManagedProduct): Input {
  const kept = Object.entries(typedTranslations(before)).filter(
    ([name]) => Object.entries(input).find(([given]) => given === name)?.[1] === undefined,
  )
  return { ...input, ...Object.fromEntries(kept) }
}
