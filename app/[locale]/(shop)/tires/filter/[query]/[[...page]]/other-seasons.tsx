import type { TireSizeOnSale } from '@bieznik/contract/catalogue/on-sale'
import { seasons } from '@bieznik/contract/catalogue/tire-codes'
import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/ui/text-link'
import type { TireSearch } from '@/lib/catalogue/tire-filter-segment'
import { tireSearchPath } from '@/lib/catalogue/tire-size-path'

interface OtherSeasonsProps {
  search: TireSearch
  /** As it is written. */
  size: string
  /** How many tires of the size there are for each season; undefined: none at all. */
  counts: TireSizeOnSale['seasons'] | undefined
}

/** Of a search for a season that the size is not on sale for: which seasons there are in its place. */
export async function OtherSeasons({ search, size, counts }: OtherSeasonsProps) {
  const { season, width, profile, diameter } = search
  if (!season || counts?.[season]) return null
  const t = await getTranslations('tire_filter')
  return (
    <>
      <p>{t('season_none', { season, size })}</p>
      {seasons
        .map((other) => ({ other, count: counts?.[other] ?? 0 }))
        .filter(({ count }) => count > 0)
        .map(({ other, count }) => (
          <p key={other}>
            <TextLink href={tireSearchPath({ width, profile, diameter, season: other })}>
              {t('season_count', { season: other, count })}
            </TextLink>
          </p>
        ))}
    </>
  )
}
