import type { Opinion } from '@bieznik/contract/care/opinion'
import { useLocale, useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { Stars } from '@/components/ui/stars'
import { getPathname } from '@/lib/i18n/navigation'
import { photoAddress } from '@/lib/opinions/photo-address'

/** One opinion, in the language that it was written in. */
export function OpinionItem({ opinion }: { opinion: Opinion }) {
  const t = useTranslations('opinions')
  const { rating, text, name, language, writtenAt, editedAt, answer } = opinion
  const locale = useLocale()
  const lang = language === locale ? undefined : language
  const report = { pathname: '/report-opinion', query: { opinion: opinion.id } }
  return (
    <li className="flex flex-col gap-1 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <Stars rating={rating} label={t('stars', { rating })} />
        <b className="font-semibold">{name ?? t('buyer')}</b>
        <span className="text-quiet">{t('bought_here')}</span>
        <Day date={writtenAt} />
        {editedAt && <span className="text-quiet">{t('edited')}</span>}
      </p>
      {text !== '' && (
        <p lang={lang} className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      <OpinionCar opinion={opinion} />
      <OpinionPhotos photos={opinion.photos} />
      {answer && (
        <div className="mt-1 border-l-2 border-line pl-3">
          <p className="text-sm font-semibold">{t('answer')}</p>
          <p lang={lang} className="wrap-anywhere whitespace-pre-line">
            {answer.text}
          </p>
        </div>
      )}
      {/* A document of the strict policy, which is loaded whole. */}
      <a
        href={getPathname({ href: report, locale })}
        rel="nofollow"
        className="self-start py-1 text-sm text-quiet underline"
      >
        {t('report')}
      </a>
    </li>
  )
}

function OpinionCar({ opinion: { car, mileage } }: { opinion: Opinion }) {
  const t = useTranslations('opinions')
  const facts = [car, mileage === null ? null : t('mileage', { km: mileage })].filter((fact) => fact !== null)
  if (facts.length === 0) return null
  return <p className="text-sm wrap-anywhere text-quiet">{facts.join(', ')}</p>
}

/** Photos of an opinion, small; each leads to itself in full. */
function OpinionPhotos({ photos }: Pick<Opinion, 'photos'>) {
  const t = useTranslations('opinions')
  return (
    photos && (
      <p className="flex flex-wrap gap-2">
        {photos.map((name, index) => (
          <a key={name} href={photoAddress(name)} rel="nofollow">
            <img
              // Before `src`, so that nothing is fetched at once that may be fetched later.
              loading="lazy"
              src={photoAddress(name)}
              alt={t('photo', { number: index + 1 })}
              width={96}
              height={96}
              className="size-24 border border-line object-cover"
            />
          </a>
        ))}
      </p>
    )
  )
}
