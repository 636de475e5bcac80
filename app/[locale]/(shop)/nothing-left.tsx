import { getTranslations } from 'next-intl/server'
import { FitRow, type FitRowProps } from '@/components/catalogue/fit-row'

/** A list that is narrowed too far; what it is narrowed by stands above, with the way back. */
export async function NothingLeft({ kind, by }: FitRowProps) {
  const t = await getTranslations('facets')
  return (
    <>
      <FitRow kind={kind} by={by} />
      <p role="status">{t('none')}</p>
    </>
  )
}
