import type { Tire, TireSize } from './product.ts'
import type { SidewallMarkings } from './sidewall-markings.ts'
import { catalogueSize, formatTireNotation, readTireNotation } from './tire-size-notation.ts'
import { formatTireSize, isInchSize, isSameTireSize } from './tire-size.ts'

/** What a title says beside the size: C (vans), LT (light trucks), XL (extra load). */
export type TitleMarkings = Pick<SidewallMarkings, 'isCommercial' | 'isLightTruck' | 'isExtraLoad'>

/** Null: the text says no size, or nothing beside it. */
export function readTitleMarkings(text: string): TitleMarkings | null {
  const reading = readTireNotation(text)
  if (!reading.isUnderstood) return null
  const { isCommercial, isLightTruck, isExtraLoad } = reading.tire
  return isCommercial || isLightTruck || isExtraLoad ? { isCommercial, isLightTruck, isExtraLoad } : null
}

type TitledTire = TireSize & { manufacturer: string; protector: string; icVc: string; typeOfTire: string }

/** What a tire is called that was given no title: its numbers as the trade writes them, `Nadbieg Trasa 195/80 R15 96T`. */
export function tireTitle(tire: TitledTire, markings = usualMarkings(tire)): string {
  const { manufacturer, protector, icVc } = tire
  const parts = [manufacturer, protector, formatMarkedSize(tire, markings), icVc]
  return [...parts, markings.isExtraLoad ? 'XL' : ''].filter((part) => part !== '').join(' ')
}

/** A metric tire of a van is a C unless its sidewall says otherwise. */
function usualMarkings({ typeOfTire, width }: TitledTire): TitleMarkings {
  const isCommercial = typeOfTire === 'truck' && !isInchSize({ width })
  return { isCommercial, isLightTruck: false, isExtraLoad: false }
}

/** `205/65 R16C`, `LT265/70 R17`, `31x10.50 R15LT`: without XL, which stands behind the load index. */
export function formatMarkedSize(
  size: TireSize,
  { isCommercial, isLightTruck }: Omit<TitleMarkings, 'isExtraLoad'>,
): string {
  const notation = isInchSize(size) ? 'inch' : 'metric'
  return formatTireNotation({ ...size, notation, isCommercial, isLightTruck, construction: 'R' })
}

/** The size of a tire with what its title says beside it: `205/65 R16C`, `205/55 R16 XL`. A title about another size says nothing of it. */
export function titledSize(tire: TireSize & Pick<Tire, 'title'>): string {
  const reading = readTireNotation(tire.title)
  const size = reading.isUnderstood ? catalogueSize(reading.tire) : null
  if (!reading.isUnderstood || !size || !isSameTireSize(size, tire)) return formatTireSize(tire)
  return [formatMarkedSize(tire, reading.tire), reading.tire.isExtraLoad ? 'XL' : ''].join(' ').trimEnd()
}
