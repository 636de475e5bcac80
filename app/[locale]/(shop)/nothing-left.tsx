import { getTranslations } from 'next-intl/server'
import { FitRow } from '@/components/catalogue/fit-row'

/** A list that is narrowed too far; what it is narrowed by stands above, with the way back. */
export async function NothingLeft() {
  const t = await getTranslations('facets')
  return (
    <>
      <FitRow />
      <p role="status">{t('none')}</p>
    </>
  )
}
