import { getTranslations } from 'next-intl/server'

/** A list that is narrowed too far; what it is narrowed by stands above, with the way back. */
export async function NothingLeft() {
  const t = await getTranslations('facets')
  return <p role="status">{t('none')}</p>
}
