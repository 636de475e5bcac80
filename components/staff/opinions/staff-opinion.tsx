import type { StaffOpinion as Opinion } from '@bieznik/contract/care/opinion'
import { useLocale, useTranslations } from 'next-intl'
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
    <div className="flex flex-col gap-3">
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
    </div>
  )
}

function OpinionFacts({ opinion: { car, mileage, ...product } }: { opinion: Opinion }) {
  const t = useTranslations('admin_opinions')
  return (
    <p className="flex flex-wrap items-baseline gap-x-4">
      <TextLink href={detailPath({ ...product, id: product.productId })} prefetch={false}>
        {t('open_product')}
      </TextLink>
      {car !== null && <span className="wrap-anywhere">{car}</span>}
      {mileage !== null && <span>{t('mileage', { km: mileage })}</span>}
    </p>
  )
}
