import type { ProductOpinions } from '@bieznik/contract/care/opinion'
import { useTranslations } from 'next-intl'
import { OPINIONS_ID } from '../opinions-id'
import { OpinionItem } from './opinion-item'
import { OpinionList } from './opinion-list'

interface OpinionsSectionProps {
  productId: number
  opinions: ProductOpinions
}

/** What buyers wrote, and how it is known that they bought; nothing where there are no opinions. */
export function OpinionsSection({ productId, opinions: { count, average, opinions } }: OpinionsSectionProps) {
  const t = useTranslations('opinions')
  if (average === null) return null
  return (
    <section id={OPINIONS_ID} className="flex max-w-prose flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('title')}</h2>
      <p>{t('average', { average })}</p>
      <p className="text-sm text-quiet">{t('checked')}</p>
      <OpinionList productId={productId} count={count} firstCount={opinions.length}>
        {opinions.map((opinion) => (
          <OpinionItem key={opinion.id} opinion={opinion} />
        ))}
      </OpinionList>
    </section>
  )
}
