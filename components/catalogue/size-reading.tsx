import { loadCapacity } from '@bieznik/contract/catalogue/load-index'
import { topSpeed } from '@bieznik/contract/catalogue/speed-symbol'
import {
  catalogueSize,
  formatTireNotation,
  type NotationReading,
  type TireNotation,
} from '@bieznik/contract/catalogue/tire-size-notation'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { MeasuredText } from '@/components/ui/measured-text'

/** What was understood of a sidewall, and what was not. */
export function SizeReading({ reading }: { reading: NotationReading }) {
  const t = useTranslations('size_box')
  if (!reading.isUnderstood) {
    if (reading.error === 'empty') return null
    const words = t(`error.${reading.error}`, { part: reading.unread.join(' ') })
    return (
      <p key={words} className="line-clamp-3 wrap-anywhere">
        <MeasuredText>{words}</MeasuredText>
      </p>
    )
  }
  const { tire, unread } = reading
  return (
    <>
      <Understood tire={tire} />
      {unread.length > 0 && <p className="truncate text-quiet">{t('unread', { words: unread.join(' ') })}</p>}
    </>
  )
}

function Understood({ tire }: { tire: TireNotation }) {
  const t = useTranslations('size_box')
  const size = catalogueSize(tire)
  const details = [
    size && tire.profile === null && t('listed_as', { size: formatTireSize(size) }),
    useLoad(tire),
    useSpeed(tire),
    tire.isExtraLoad && 'XL',
  ].filter((detail) => typeof detail === 'string')
  return (
    <p>
      <span className="figures">{formatTireNotation(tire)}</span>
      {details.map((detail) => (
        <Fragment key={detail}>
          <span>{', '}</span>
          <span className="whitespace-nowrap">
            <MeasuredText>{detail}</MeasuredText>
          </span>
        </Fragment>
      ))}
      {!size && <span>{` – ${t('not_listed')}`}</span>}
    </p>
  )
}

/** `96 = 710 kg` */
function useLoad({ loadIndex }: TireNotation): string | null {
  const t = useTranslations('size_box')
  if (!loadIndex) return null
  const { single, dual } = loadIndex
  const kg = loadCapacity(single) ?? 0
  if (dual === null) return t('load', { index: single, kg })
  return t('load_twin', { single, dual, kg, twinKg: loadCapacity(dual) ?? 0 })
}

/** `T = 190 km/h` */
function useSpeed({ speedSymbol, isAboveSymbol }: TireNotation): string | null {
  const t = useTranslations('size_box')
  if (!speedSymbol) return null
  return t(isAboveSymbol ? 'speed_above' : 'speed', { symbol: speedSymbol, kmh: topSpeed(speedSymbol) })
}
