import type { StaffOpinion as Opinion } from '@bieznik/contract/care/opinion'
import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { ContentText } from '@/components/ui/content-text'
import { Day } from '@/components/ui/day'
import { Stars } from '@/components/ui/stars'
import { TextLink } from '@/components/ui/text-link'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import { AnswerForm } from './answer-form'
import { OpinionHistory } from './opinion-history'
import { OpinionReports } from './opinion-reports'
import { StaffPhotos } from './staff-photos'
import { VisibilityForm } from './visibility-form'

/** One opinion with all that staff can do with it. */
export function StaffOpinion({ opinion }: { opinion: Opinion }) {
  const t = useTranslations('admin_opinions')
  const locale = useLocale()
  const { id, text, language, answer, hiddenReason } = opinion
  return (
    <li className="flex flex-col gap-3 border border-line bg-sheet p-4">
      <OpinionFacts opinion={opinion} />
      {text !== '' && (
        <p
          lang={language === locale ? undefined : language}
          className="max-w-prose wrap-anywhere whitespace-pre-line"
        >
          {text}
        </p>
      )}
      <StaffPhotos opinion={opinion} />
      {hiddenReason !== null && (
        <p className="wrap-anywhere">{t('hidden_because', { reason: hiddenReason })}</p>
      )}
      <OpinionReports opinionId={id} reports={opinion.reports} />
      <div className="grid gap-3 lg:grid-cols-2 lg:gap-6">
        <AnswerForm id={id} answer={answer?.text ?? ''} />
        <VisibilityForm key={`visibility-${hiddenReason}`} id={id} isHidden={hiddenReason !== null} />
      </div>
      <OpinionHistory changes={opinion.changes} />
    </li>
  )
}

function OpinionFacts({ opinion }: { opinion: Opinion }) {
  const t = useTranslations('admin_opinions')
  const { rating, name, writtenAt, title, orderId, car, mileage, hiddenReason } = opinion
  const product = { id: opinion.productId, productType: opinion.productType }
  return (
    <>
      <h2>
        <TextLink href={detailPath(product)} prefetch={false} className="inline-block py-2">
          <ContentText>{title}</ContentText>
        </TextLink>
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <Stars rating={rating} label={t('stars', { rating })} />
        <span>{name ?? t('buyer')}</span>
        <Day date={writtenAt} />
        {car !== null && <span className="wrap-anywhere">{car}</span>}
        {mileage !== null && <span>{t('mileage', { km: mileage })}</span>}
        {hiddenReason !== null && <Badge tone="amber">{t('hidden')}</Badge>}
        <TextLink href={`/admin/order/${orderId}`} prefetch={false} className="inline-block py-2">
          {t('open_order', { id: String(orderId) })}
        </TextLink>
      </p>
    </>
  )
}
