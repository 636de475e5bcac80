import { getTranslations } from 'next-intl/server'
import { NoResult } from '@/components/catalogue/no-result'
import { wheelChoice } from '@/lib/catalogue/choices'
import { formatWheelSearch, wheelFilterValues, type WheelSearch } from '@/lib/catalogue/wheel-filter-segment'
import { listNearestWheels } from '@/lib/product-api/nearest-fits.server'

const SHOWN = 6

export async function NoWheels({ search }: { search: WheelSearch }) {
  const t = await getTranslations('wheel_filter')
  const nearest = await listNearestWheels(search)
  return (
    <NoResult
      title={t('no_result')}
      hint={t('no_result_hint')}
      nearestTitle={t('nearest')}
      nearest={nearest.slice(0, SHOWN).map((each) => ({
        href: `/wheels/filter/${formatWheelSearch(each)}`,
        name: t('choice', wheelChoice(wheelFilterValues(each))),
      }))}
      whole={{ href: '/wheels', name: t('all_wheels') }}
    />
  )
}
