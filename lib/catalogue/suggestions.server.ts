import 'server-only'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import type { Language } from '@bieznik/contract/language'
import { priceText } from '@bieznik/contract/money/price-text'
import { catalogueSize, readTireNotation } from '@bieznik/contract/catalogue/tire-size-notation'
import { createTranslator } from 'next-intl'
import { drawingAddress } from '@/lib/drawings/drawing-address'
import { allMessages } from '@/lib/i18n/all-messages.server'
import { listNews } from '@/lib/product-api/news.server'
import { suggestProducts } from '@/lib/product-api/search.server'
import { fold } from '@/lib/fold'
import { suggestHelp } from './help-topics'
import { searchPath } from './search-path'
import type { Suggestion } from './suggestions'
import { tireSizePath } from './tire-size-path'

const NEWS_SUGGESTED = 2

/** Pages with answers, sizes, products and news that a text asks for which is still being typed. */
export async function suggest(language: Language, text: string): Promise<Suggestion[]> {
  const [{ products, sizes, isNarrowed }, news] = await Promise.all([
    suggestProducts(language, text),
    listNews(language),
  ])
  const t = createTranslator({ locale: language, messages: allMessages[language] })
  return [
    ...suggestHelp(text).map(({ href, label }) => ({ href, text: t(`footer.${label}`) })),
    ...sizes.flatMap((size) =>
      isNarrowed ? suggestWithin(text, size) : suggestSize(size, t('search.suggested_size', { size })),
    ),
    ...products.map((product) => ({
      href: detailPath(product),
      text: product.title,
      aside: `${t(`search.kinds.${product.productType}`)} · ${priceText(product.price, language)}`,
      picture: { src: drawingAddress(product), ...(product.url && { photograph: product.url }) },
      ...(product.untranslated?.includes('title') && { lang: 'pl' as const }),
    })),
    ...news
      .filter(({ title }) => fold(title).includes(fold(text.trim())))
      .slice(0, NEWS_SUGGESTED)
      .map(({ id, title }) => ({ href: `/news/${id}`, text: title })),
  ]
}

/** A size beside the words that were typed, none of which is lost; what they say of the size themselves is replaced by it. */
function suggestWithin(text: string, size: string): Suggestion[] {
  const words = text.trim().split(/\s+/)
  const others = words.filter((word, at) => !isPartOfSize(word, size) || CURRENCY.test(words[at + 1] ?? ''))
  const whole = [...others, size].join(' ')
  return [{ href: searchPath(whole), text: whole }]
}

/** What follows an amount, which may be a number of the size as well. */
const CURRENCY = /^(?:z[łl]|pln|зл)/i

/** `195`, `195/65`, `r15` or `1956515` of `195/65 R15`. */
function isPartOfSize(word: string, size: string): boolean {
  const numbers = numbersOf(size)
  return (
    /^[r/x*.,-]*\d[\dr/x*.,-]*$/i.test(word) &&
    (numbersOf(word).every((number) => numbers.includes(number)) || word === numbers.join(''))
  )
}

const numbersOf = (text: string): string[] => text.match(/\d+/g) ?? []

function suggestSize(size: string, text: string): Suggestion[] {
  const read = readTireNotation(size)
  const known = read.isUnderstood ? catalogueSize(read.tire) : null
  return known ? [{ href: tireSizePath(known), text }] : []
}
