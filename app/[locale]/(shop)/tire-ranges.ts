import type { TireSizeOnSale } from '@bieznik/contract/catalogue/on-sale'
import { seasons } from '@bieznik/contract/catalogue/tire-codes'
import { getTranslations } from 'next-intl/server'
import type { TireRanges } from '@/components/catalogue/tire-other-fields'
import { inOrder } from '@/lib/catalogue/filter-options'
import type { TireSearch } from '@/lib/catalogue/tire-filter-segment'

/** Manufacturers and seasons that the tire filter offers. */
export async function tireRanges(
  sizes: readonly TireSizeOnSale[] | null,
  search?: TireSearch,
): Promise<TireRanges> {
  const t = await getTranslations('tire_filter.seasons')
  const manufacturers = inOrder((sizes ?? []).flatMap((size) => size.manufacturers))
  const seasonsOnSale = seasons.filter((season) => sizes?.some((size) => size.seasons[season] > 0))
  return {
    manufacturers: withChosen(manufacturers, search?.manufacturer),
    seasons: withChosen(seasonsOnSale, search?.season).map((season) => ({ value: season, name: t(season) })),
  }
}

/** What is searched for is always shown, also where no tire on sale has it. */
function withChosen<Value>(values: readonly Value[], chosen: Value | undefined): readonly Value[] {
  return chosen === undefined || values.includes(chosen) ? values : [...values, chosen]
}
