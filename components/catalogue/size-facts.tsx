import type { TireSize } from '@bieznik/contract/catalogue/product'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import { useFormatter, useTranslations } from 'next-intl'
import { MeasuredText } from '@/components/ui/measured-text'
import { TextLink } from '@/components/ui/text-link'
import { directionOf, nearestSize, relativeDifference, sizeFacts } from '@/lib/catalogue/size-facts'
import { tireSizePath } from '@/lib/catalogue/tire-size-path'

type SizeFactsProps = {
  size: TireSize
  /** The sizes of the tires on sale, among which the nearest one is looked for. */
  sizes: readonly TireSize[]
}

/** The speed at which the speedometers are compared, in km/h. */
const SHOWN_SPEED = 100

/** What a tire size means in millimetres and on the road, and which size on sale comes closest to it. */
export function SizeFacts({ size, sizes }: SizeFactsProps) {
  const t = useTranslations('seo')
  const { diameter, circumference, sidewall, turnsPerKm: turns } = sizeFacts(size)
  const nearest = nearestSize(size, sizes)
  const name = formatTireSize(size)
  return (
    <section aria-labelledby="size-facts" className="flex max-w-prose flex-col gap-2">
      <h2 id="size-facts" className="text-xl font-semibold">
        <MeasuredText>{t('facts_title', { size: name })}</MeasuredText>
      </h2>
      <p>
        <span>
          <MeasuredText>{t('facts_measures', { size: name, diameter, sidewall })}</MeasuredText>
        </span>{' '}
        <span>{t('facts_turns', { circumference, turns })}</span>
      </p>
      {nearest && <NearestSize size={size} nearest={nearest} />}
    </section>
  )
}

function NearestSize({ size, nearest }: { size: TireSize; nearest: TireSize }) {
  const t = useTranslations('seo')
  const format = useFormatter()
  const difference = relativeDifference(size, nearest)
  const percent = format.number(Math.abs(difference), { style: 'percent', maximumFractionDigits: 1 })
  const real = format.number(SHOWN_SPEED * (1 + difference), { maximumFractionDigits: 1 })
  const direction = directionOf(difference)
  return (
    <p>
      <span>
        {t.rich('facts_nearest', {
          rim: size.diameter,
          other: formatTireSize(nearest),
          direction,
          percent,
          link: (text) => (
            <TextLink href={tireSizePath(nearest)} className="figures">
              {text}
            </TextLink>
          ),
        })}
      </span>
      {direction !== 'same' && <span>{` ${t('facts_speed', { shown: SHOWN_SPEED, real })}`}</span>}
    </p>
  )
}
