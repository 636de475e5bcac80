import 'server-only'
import { colors, materials, nameOf, spacerSystems } from '@bieznik/contract/goods-words'
import { facetNames } from '@bieznik/contract/narrowing'
import { conditions, loadClasses, seasons, tireTypes } from '@bieznik/contract/tire-codes'
import { getFormatter, getTranslations } from 'next-intl/server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { treadUse } from './tread-use'

const names = Object.values(facetNames).flatMap(({ values, from, to }) => [...values, ...from, ...to])

/** What a facet is called in the language of the page. */
export async function facetTitles(): Promise<(facet: string) => string> {
  const t = await getTranslations('facets.names')
  return (facet) => {
    const name = names.find((each) => each === facet)
    return name ? t(name) : facet
  }
}

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
      case 'color':
        return nameOf(colors, value, locale)
      case 'material':
        return nameOf(materials, value, locale)
      case 'system':
        return nameOf(spacerSystems, value, locale)
      default:
        return /^-?\d+(?:\.\d+)?$/.test(value) ? format.number(Number(value)) : value
    }
  }
}
