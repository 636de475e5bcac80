import { FITS_ALL } from '@bieznik/contract/catalogue/facet-path'
import type { ListKind } from '@bieznik/contract/catalogue/facets'
import { noFacetChoice, writeFacetChoice, type FacetChoice } from '@bieznik/contract/catalogue/facet-choice'
import { getTranslations } from 'next-intl/server'
import { textLinkClass } from '@/components/ui/text-link'
import { facetTitles, facetWords } from '@/lib/catalogue/facet-words.server'
import { writePriceBound } from '@/lib/catalogue/price-bound'
import { requireLocale } from '@/lib/i18n/locale.server'
import { carNameIn } from '@/lib/my-car/car-name'

interface ChosenFacetsProps {
  kind: ListKind
  /** The list's own address, with its language. */
  action: string
  /** Of the query, whatever is chosen. */
  fixedFields: readonly (readonly [name: string, value: string])[]
  facetChoice: FacetChoice
}

interface Choice {
  key: string
  what: string
  /** What is left without it. */
  rest: FacetChoice
}

/** What a list is narrowed by, each as a link to the list without it, and one to the whole list. */
export async function ChosenFacets({ kind, action, fixedFields, facetChoice }: ChosenFacetsProps) {
  const t = await getTranslations('facets')
  const addressOf = (rest: FacetChoice) => {
    const facets = new URLSearchParams(writeFacetChoice(kind, rest))
    const query = new URLSearchParams([...fixedFields.map((each) => [...each]), ...facets]).toString()
    return query === '' ? action : `${action}?${query}`
  }
  const choices = await choicesOf(facetChoice)
  return (
    <nav aria-label={t('chosen')}>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {choices.map(({ key, what, rest }) => (
          <li key={key}>
            {/* The whole page is loaded: the form beside it says what is chosen. */}
            <a href={addressOf(rest)} aria-label={t('remove', { what })} className={textLinkClass}>
              {`${what} ×`}
            </a>
          </li>
        ))}
        <li>
          <a
            href={addressOf({ ...noFacetChoice, fits: facetChoice.fits && FITS_ALL, sort: facetChoice.sort })}
            className={textLinkClass}
          >
            {t('clear')}
          </a>
        </li>
      </ul>
    </nav>
  )
}

async function choicesOf(facetChoice: FacetChoice): Promise<Choice[]> {
  const locale = await requireLocale()
  const t = await getTranslations('facets')
  const [titleOf, nameOf] = await Promise.all([facetTitles(), facetWords()])
  const { values, from, to } = facetChoice
  const car = carNameIn(facetChoice.fits)
  return [
    // Without any car in the address the one that is saved in the browser would narrow the list again.
    ...(car === null
      ? []
      : [{ key: 'fits', what: t('fits', { car }), rest: { ...facetChoice, fits: FITS_ALL } }]),
    ...Object.entries(values).flatMap(([name, chosen]) =>
      chosen.map((value) => ({
        key: `${name} ${value}`,
        what: t('is', { name: titleOf(name), value: nameOf(name, value) }),
        rest: { ...facetChoice, values: { ...values, [name]: chosen.filter((each) => each !== value) } },
      })),
    ),
    ...Object.entries(from).map(([name, value]) => ({
      key: `${name}From`,
      what: t('least', { name: titleOf(name), value: nameOf(name, String(value)) }),
      rest: { ...facetChoice, from: without(from, name) },
    })),
    ...Object.entries(to).map(([name, value]) => ({
      key: `${name}To`,
      what: t('most', { name: titleOf(name), value: nameOf(name, String(value)) }),
      rest: { ...facetChoice, to: without(to, name) },
    })),
    ...(facetChoice.inStock
      ? [{ key: 'inStock', what: t('in_stock'), rest: { ...facetChoice, inStock: false } }]
      : []),
    ...(facetChoice.priceFrom === null
      ? []
      : [
          {
            key: 'priceFrom',
            what: t('least', {
              name: t('price'),
              value: writePriceBound(facetChoice.priceFrom, locale),
            }),
            rest: { ...facetChoice, priceFrom: null },
          },
        ]),
    ...(facetChoice.priceTo === null
      ? []
      : [
          {
            key: 'priceTo',
            what: t('most', {
              name: t('price'),
              value: writePriceBound(facetChoice.priceTo, locale),
            }),
            rest: { ...facetChoice, priceTo: null },
          },
        ]),
  ]
}

const without = (bounds: Record<string, number>, name: string): Record<string, number> =>
  Object.fromEntries(Object.entries(bounds).filter(([each]) => each !== name))
