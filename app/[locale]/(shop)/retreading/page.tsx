import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/ui/text-link'
import { drawingFile } from '@/lib/drawings/drawing-address'
import { passportAddress } from '@/lib/drawings/passport-address'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listedHead } from '@/lib/seo/page-titles.server'

export const ensureStatic = 'navigation'

export const generateMetadata = listedHead('/retreading', 'retreading.title', 'retreading.description')

/** In the order of the work, with what is drawn of each. */
const steps = [
  { step: 'select', plate: 'casing' },
  { step: 'buff', plate: 'buffing' },
  { step: 'cure', plate: 'press' },
  { step: 'check', plate: 'pressure' },
] as const

const marks = ['mark_word', 'mark_week', 'mark_size', 'mark_approval'] as const
const doubts = ['old', 'tread', 'speed', 'balance'] as const

/** The tire whose sidewall stands for all. */
const example = {
  width: 195,
  profile: 70,
  diameter: 15,
  loadClass: 'C',
  icVc: '104S',
  protector: 'Kurier',
  retreadWeek: '3826',
  approval: 'E20 109R-EXAMPLE',
} as const

export default async function RetreadingPage() {
  await requireLocale()
  const t = await getTranslations('retreading')
  return (
    <>
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <p className="text-lg text-quiet">{t('lead')}</p>
      </header>
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ step, plate }, index) => (
          <li key={step} className="flex flex-col gap-2">
            <div className="picture-frame aspect-4/3 border border-line squared-paper text-edge">
              <img src={drawingFile(`plate-${plate}`)} alt={t(`plates.${plate}`)} className="picture" />
            </div>
            <h2 className="text-xl font-semibold">{`${index + 1}. ${t(`${step}_title`)}`}</h2>
            <p>{t(`${step}_text`)}</p>
          </li>
        ))}
      </ol>
      <div className="grid gap-8 lg:grid-cols-2">
        <section className="flex flex-col gap-3 border-t-2 border-rubber pt-4">
          <h2 className="text-xl font-semibold">{t('sidewall_title')}</h2>
          <div className="picture-frame aspect-4/3 max-w-md border border-line squared-paper text-edge">
            <img src={passportAddress(example)} alt={t('plates.sidewall')} className="picture" />
          </div>
          <ol className="flex list-decimal flex-col gap-2 pl-6 marker:text-quiet">
            {marks.map((mark) => (
              <li key={mark} className="pl-1">
                {t(mark)}
              </li>
            ))}
          </ol>
        </section>
        <section className="flex flex-col gap-3 border-t-2 border-rubber pt-4">
          <h2 className="text-xl font-semibold">{t('doubts_title')}</h2>
          <dl className="flex max-w-prose flex-col gap-3">
            {doubts.map((doubt) => (
              <div key={doubt}>
                <dt className="font-semibold">{t(`${doubt}_question`)}</dt>
                <dd>{t(`${doubt}_answer`)}</dd>
              </div>
            ))}
          </dl>
          <p>
            <TextLink href="/tires" prefetch={false}>
              {t('tires_link')}
            </TextLink>
          </p>
        </section>
      </div>
    </>
  )
}
