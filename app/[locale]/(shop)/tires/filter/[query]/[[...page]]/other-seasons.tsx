import { seasons } from '@bieznik/contract/product'
import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/ui/text-link'
import type { TireSearch } from '@/lib/catalogue/tire-filter-segment'
import { tireSearchPath } from '@/lib/catalogue/tire-size-path'
import { listTires } from '@/lib/product-api/tires.server'

interface OtherSeasonsProps {
  search: TireSearch
  /** As it is written. */
  size: string
}

/** Of a search for one season that found nothing: which seasons there are in its place. */
export async function OtherSeasons({ search, size }: OtherSeasonsProps) {
  const { season } = search
  if (!season) return null
  const t = await getTranslations('tire_filter')
  const others = seasons.filter((other) => other !== season).map((other) => ({ ...search, season: other }))
  const found = await Promise.all(
    others.map(async (other) => ({ other, count: (await listTires(other, 1, 1)).total })),
  )
  return (
    <>
      <p>{t('season_none', { season, size })}</p>
      {found
        .filter(({ count }) => count > 0)
        .map(({ other, count }) => (
          <p key={other.season}>
            <TextLink href={tireSearchPath(other)}>
              {t('season_count', { season: other.season, count })}
            </TextLink>
          </p>
        ))}
    </>
  )
}
