import { plnFromGrosze } from '@bieznik/contract/money/grosze'
import { FITS_ALL, FITS_KEY, KIND_KEY } from '@bieznik/contract/catalogue/facet-path'
import { facetNames, type ListKind } from '@bieznik/contract/catalogue/facets'
import {
  noFacetChoice,
  readFacetChoice,
  sortsOf,
  writeFacetChoice,
  type FacetCounts,
  type FacetChoice,
  type Sort,
} from '@bieznik/contract/catalogue/facet-choice'
import { getTranslations } from 'next-intl/server'
import { FacetForm, type FacetField } from '@/components/catalogue/facet-form'
import { ListSort } from '@/components/catalogue/list-sort'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { facetValues } from '@/lib/catalogue/facet-options'
import { facetWords } from '@/lib/catalogue/facet-words.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getPathname } from '@/lib/i18n/navigation'
import { ChosenFacets } from './chosen-facets'

interface ListFacets {
  kind: ListKind
  /** Of the whole list, without a language prefix. */
  path: string
  /** By what the list is narrowed, the query of its address. */
  by: string
  /** What was searched for by words. */
  text?: string | undefined
}

interface FacetsProps extends ListFacets {
  /** `{query}` of an address of results; empty: the whole list. */
  segment: string
  total: number
  facets: FacetCounts
}

interface ListBarProps extends ListFacets {
  /** Null: of the list of a whole kind. */
  facets: FacetCounts | null
  hasOrder?: boolean | undefined
}

/** The default sort: selects nothing, but the form is rendered open. */
const NO_FACETS = 'sort=popular'

/** What a list can be narrowed by, with how many products each choice shows. */
export async function Facets({ kind, path, segment, by, text, total, facets }: FacetsProps) {
  const locale = await requireLocale()
  const t = await getTranslations('facets')
  const facetChoice = readFacetChoice(kind, by)
  const fields = await fieldsOf({ kind, facets, facetChoice, total })
  const query = new URLSearchParams({ lang: locale, ...(text === undefined ? { segment } : { text }) })
  return (
    <FacetForm
      key={by}
      isOpen={by === NO_FACETS}
      action={getPathname({ href: path, locale })}
      countPath={`/api/narrowed/${kind}?${query}`}
      texts={{
        heading: t('panel'),
        title: t('title'),
        apply: t('apply', { count: total }),
        applyUnknown: t('apply_unknown'),
        any: t('any'),
        inStock: t('in_stock'),
      }}
      fields={fields}
      hiddenFields={[
        ...fixedFields({ kind, text }),
        ...(facetChoice.fits === null ? [] : [[FITS_KEY, facetChoice.fits] as const]),
        ...(facetChoice.sort === noFacetChoice.sort ? [] : [['sort', facetChoice.sort] as const]),
      ]}
      isInStock={facetChoice.inStock}
      inStockCount={facets.inStock}
      prices={
        hasOwnPrices({ kind, segment, facetChoice })
          ? []
          : [
              priceField('priceFrom', t('price_from'), facets.price?.from, facetChoice.priceFrom),
              priceField('priceTo', t('price_to'), facets.price?.to, facetChoice.priceTo),
            ]
      }
    />
  )
}

/** Of the results of a search the kind stays, since they are several. */
const fixedFields = ({ kind, text }: Pick<ListFacets, 'kind' | 'text'>) =>
  text === undefined ? [] : [[KIND_KEY, kind] as const]

/** Whether the filter beside the list has the prices: that of tires of a size, unless a link brought them here. */
const hasOwnPrices = ({
  kind,
  segment,
  facetChoice: { priceFrom, priceTo },
}: Pick<FacetsProps, 'kind' | 'segment'> & { facetChoice: FacetChoice }): boolean =>
  kind === 'tires' && segment !== '' && priceFrom === null && priceTo === null

/**
 * The order of a list, and what it is narrowed by. The list of a whole kind, whose page many people come in by, has the way to the facets
 * here: the form would make its document a tenth heavier. `hasOrder`: the home page has no room for the order.
 */
export async function ListBar({ kind, path, by, text, facets, hasOrder = true }: ListBarProps) {
  const locale = await requireLocale()
  const t = await getTranslations('facets')
  const action = getPathname({ href: path, locale })
  const facetChoice = readFacetChoice(kind, by)
  const fits = facetChoice.fits === FITS_ALL ? null : facetChoice.fits
  const hasFacets = writeFacetChoice(kind, { ...facetChoice, fits, sort: noFacetChoice.sort }) !== ''
  return (
    <>
      <div className="flex gap-3">
        {facets === null && (
          <a href={`${action}?${NO_FACETS}`} rel="nofollow" className={buttonClass({ variant: 'secondary' })}>
            <Icon name="filter" />
            <span>{t('title')}</span>
          </a>
        )}
        {hasOrder && (
          <OrderOfList kind={kind} path={path} text={text} action={action} facetChoice={facetChoice} />
        )}
      </div>
      {hasFacets && (
        <ChosenFacets
          kind={kind}
          action={action}
          fixedFields={fixedFields({ kind, text })}
          facetChoice={facetChoice}
        />
      )}
    </>
  )
}

/** Of one size no product is bought more than another: the cheapest of its list come first. */
const isOfOneSize = ({ kind, path }: Pick<ListFacets, 'kind' | 'path'>): boolean =>
  path.includes('/filter/') && (kind !== 'wheels' || path.includes('boltSpacing'))

/** The order, which keeps what the list is narrowed by. */
async function OrderOfList({
  kind,
  path,
  text,
  action,
  facetChoice,
}: Pick<ListFacets, 'kind' | 'path' | 'text'> & { facetChoice: FacetChoice; action: string }) {
  const t = await getTranslations('facets')
  const byPrice = text === undefined && isOfOneSize({ kind, path })
  const usual = byPrice ? 'price' : noFacetChoice.sort
  const sorts = byPrice ? sortsOf[kind].filter((sort) => sort !== noFacetChoice.sort) : sortsOf[kind]
  const nameOf = (sort: Sort) => (sort === usual || sort === noFacetChoice.sort ? '' : sort)
  const facets = new URLSearchParams(writeFacetChoice(kind, { ...facetChoice, sort: noFacetChoice.sort }))
  return (
    <ListSort
      action={action}
      label={t('sort')}
      options={sorts.map((sort) => [
        nameOf(sort),
        t(text !== undefined && sort === noFacetChoice.sort ? 'sorts.match' : `sorts.${sort}`),
      ])}
      chosen={nameOf(facetChoice.sort)}
      hiddenFields={[...fixedFields({ kind, text }), ...facets]}
    />
  )
}

const priceField = (
  name: string,
  label: string,
  end: Parameters<typeof plnFromGrosze>[0] | undefined,
  chosen: FacetChoice['priceFrom'],
) => ({
  name,
  label,
  placeholder: end === undefined ? '' : String(plnFromGrosze(end)),
  value: chosen === null ? '' : String(plnFromGrosze(chosen)),
})

interface Faceted {
  kind: ListKind
  facets: FacetCounts
  facetChoice: FacetChoice
  total: number
}

/** Without the facets that have nothing to choose, and the bounds that have one thing: it is that of the whole list. */
async function fieldsOf({ kind, facets, facetChoice, total }: Faceted): Promise<FacetField[]> {
  const t = await getTranslations('facets')
  const nameOf = await facetWords()
  const { values, from, to } = facetNames[kind]
  const valueFields = values.map((name): FacetField => {
    const chosen = facetChoice.values[name] ?? []
    const counts = facetValues(facets.values[name] ?? [], chosen, total)
    return {
      name,
      label: t(`names.${name}`),
      isBound: false,
      options: counts.map(({ value, count }) => [value, nameOf(name, value), count, chosen.includes(value)]),
    }
  })
  const bounds = (['from', 'to'] as const).flatMap((end) =>
    (end === 'from' ? from : to).map((name): FacetField => {
      const chosen = facetChoice[end][name]
      const counts = thinned(facets[end][name] ?? [], chosen)
      return {
        name: `${name}${end === 'from' ? 'From' : 'To'}`,
        label: t(`names.${name}`),
        isBound: true,
        options: counts.map(({ value, count }) => [
          String(value),
          t(end, { value: nameOf(name, String(value)) }),
          count,
          chosen === value,
        ]),
      }
    }),
  )
  return [...valueFields, ...bounds].filter(
    ({ isBound, options }) =>
      options.length > (isBound ? 1 : 0) || options.some(([, , , isChosen]) => isChosen),
  )
}

/** Of many bounds that show anything every few, so that a page stays small; the first, the last and what is chosen are among them. */
const MOST_BOUNDS = 9

function thinned(counts: FacetCounts['from'][string], chosen: number | undefined) {
  const some = counts.filter(({ value, count }) => count > 0 || value === chosen)
  const step = Math.ceil(some.length / MOST_BOUNDS)
  return some.filter(({ value }, at) => at % step === 0 || at === some.length - 1 || value === chosen)
}
