import 'server-only'
import { colors, nameOf } from '@bieznik/contract/catalogue/goods-words'
import type { Grosze } from '@bieznik/contract/money/grosze'
import type { ListKind } from '@bieznik/contract/catalogue/facets'
import { readFacetChoice, type FacetChoice } from '@bieznik/contract/catalogue/facet-choice'
import { searchMeanings } from '@bieznik/contract/catalogue/search'
import { seasons } from '@bieznik/contract/catalogue/tire-codes'
import { getFormatter, getTranslations } from 'next-intl/server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { carNameIn } from '@/lib/my-car/car-name'
import { writePriceBound } from './price-bound'
import { tireUses, treadsFor } from './tread-use'

/** A heading names so many conditions; all of them stand below it. */
const MOST_NAMED = 3

/** Returns a function that adds to the name of a list ("Opony") what it is narrowed by: "Opony na zimę do 300 zł". */
export async function facetedNames(): Promise<(what: string, facetChoice: FacetChoice) => string> {
  const locale = await requireLocale()
  const [t, format] = await Promise.all([getTranslations(), getFormatter()])
  const written = (value: number | undefined) => (value === undefined ? undefined : format.number(value))

  return (what, facetChoice) => {
    const steps = [...valuesOf(facetChoice), ...boundsOf(facetChoice)]
    const named = steps.slice(0, MOST_NAMED).reduce((name, step) => step(name), what)
    return steps.length > MOST_NAMED ? `${named} …` : named
  }

  function valuesOf({ values }: FacetChoice) {
    return Object.entries(values).map(([facet, chosen]) => (name: string) => {
      const use = facet === 'pattern' && useOf(chosen)
      if (use) return t(`facets.heading.uses.${use}`, { what: name })
      const words = chosen.slice(0, MOST_NAMED).map((value) => wordOf(facet, value))
      if (chosen.length > MOST_NAMED) words.push('…')
      const list = { what: name, values: format.list(words, { type: 'disjunction' }) }
      switch (facet) {
        case 'use':
        case 'pattern':
        case 'snow':
        case 'bore':
        case 'thickness':
          return t(`facets.heading.${facet}`, list)
        default:
          return t('facets.heading.which', list)
      }
    })
  }

  /** Adjectives in the plural, as what is searched for is called. */
  function wordOf(facet: string, value: string): string {
    const season = facet === 'season' && seasons.find((each) => each === value)
    if (season) return t(`tire_filter.seasons.${season}`)
    const meaning = meaningOf(facet === 'class' ? `mark_${value.toLowerCase()}` : `${facet}_${value}`)
    if (meaning) return t(`search.meanings.${meaning}`)
    if (facet === 'color') return colorOf(value)
    if (facet === 'snow') return value.toUpperCase()
    return /^\d+(?:\.\d+)?$/.test(value) ? format.number(Number(value)) : value
  }

  /** `black_matt` */
  function colorOf(value: string): string {
    const [name = '', surface = ''] = value.split('_')
    const [color, finish] = [meaningOf(`color_${name}`), meaningOf(`finish_${surface}`)]
    if (!color || !finish) return nameOf(colors, value, locale)
    return t('facets.heading.finished', {
      color: t(`search.meanings.${color}`),
      finish: t(`search.meanings.${finish}`),
    })
  }

  function boundsOf({ from, to, inStock, priceFrom, priceTo, fits }: FacetChoice) {
    const price = (amount: Grosze | null) => (amount === null ? undefined : writePriceBound(amount, locale))
    const bounds = [
      ['load', written(from['load'])],
      ['speed', written(from['speed'])],
      ['bore_from', written(from['bore'])],
      ['et_from', written(from['et'])],
      ['et_to', written(to['et'])],
      ['price_from', price(priceFrom)],
      ['price_to', price(priceTo)],
      ['in_stock', inStock ? '' : undefined],
      ['fits', carNameIn(fits) ?? undefined],
    ] as const
    return bounds.flatMap(([key, value]) =>
      value === undefined ? [] : [(what: string) => t(`facets.heading.${key}`, { what, value })],
    )
  }
}

/** The name of the list of a whole kind; `whole` while nothing narrows or sorts it. */
export async function listName(kind: ListKind, by: string, whole: string): Promise<string> {
  if (by === '') return whole
  const [t, narrow] = await Promise.all([getTranslations('facets.heading'), facetedNames()])
  return narrow(t(kind), readFacetChoice(kind, by))
}

const meaningOf = (code: string) => searchMeanings.find((each) => each === code)

/** What all of these treads, and no others, are made for. */
const useOf = (treads: readonly string[]) =>
  tireUses.find((use) => {
    const all: readonly string[] = treadsFor[use]
    return all.length === treads.length && treads.every((tread) => all.includes(tread))
  })
