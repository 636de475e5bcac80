import 'server-only'
import { facetsOf, isFacetName } from '@bieznik/contract/catalogue/facets'
import { nameOf } from '@bieznik/contract/catalogue/goods-words'
import { findField } from '@bieznik/contract/catalogue/product-fields'
import { conditions, loadClasses, seasons, tireTypes } from '@bieznik/contract/catalogue/tire-codes'
import { getFormatter, getTranslations } from 'next-intl/server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { treadUse } from './tread-use'

/** What a facet is called in the language of the page. */
export async function facetTitles(): Promise<(facet: string) => string> {
  const t = await getTranslations('facets.names')
  return (facet) => (isFacetName(facet) ? t(facet) : facet)
}

/** The names of those values that have a code, as the field describes them that the facet narrows. */
const namedValues = new Map(
  Object.values(facetsOf)
    .flat()
    .map(({ name, column }) => [name, findField(column)?.values]),
)

/** What a value of a facet is called in the language of the page. */
export async function facetWords(): Promise<(facet: string, value: string) => string> {
  const locale = await requireLocale()
  const [tire, ofFacets, format] = await Promise.all([
    getTranslations('tire'),
    getTranslations('facets'),
    getFormatter(),
  ])
  return (facet, value) => {
    switch (facet) {
      case 'condition': {
        const condition = conditions.find((each) => each === value)
        return condition ? tire(`conditions.${condition}`) : value
      }
      case 'use': {
        const use = tireTypes.find((each) => each === value)
        return use ? tire(`types.${use}`) : value
      }
      case 'season': {
        const season = seasons.find((each) => each === value)
        return season ? tire(`seasons.${season}`) : value
      }
      case 'class': {
        const loadClass = loadClasses.find((each) => each === value)
        return loadClass ? ofFacets(`classes.${loadClass}`) : value
      }
      case 'pattern': {
        const tread = treadUse(value)
        return tread ? `${value} (${tire(`treads.${tread}`)})` : value
      }
      case 'snow':
        return value.toUpperCase()
      default: {
        const values = isFacetName(facet) ? namedValues.get(facet) : undefined
        if (values) return nameOf(values, value, locale)
        return /^-?\d+(?:\.\d+)?$/.test(value) ? format.number(Number(value)) : value
      }
    }
  }
}
