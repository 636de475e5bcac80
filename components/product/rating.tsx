import type { ProductOpinions } from '@bieznik/contract/care/opinion'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Stars } from '@/components/ui/stars'
import { textLinkClass } from '@/components/ui/text-link'
import { OPINIONS_ID } from './opinions-id'

/** How many opinions there are, counted; the stars are their average. */
export function Rating({ opinions: { count, average } }: { opinions: ProductOpinions }) {
  const t = useTranslations()
  return (
    <p className="flex min-h-6 items-center gap-2 text-sm text-quiet">
      <Icon name="quote" className="size-4" />
      {average === null ? (
        <span>{t('opinions.none')}</span>
      ) : (
        <>
          <Stars rating={average} label={t('opinions.average', { average })} />
          <a href={`#${OPINIONS_ID}`} className={textLinkClass}>
            {t('product.opinions', { count })}
          </a>
        </>
      )}
    </p>
  )
}
