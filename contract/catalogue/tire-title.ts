import type { Tire, TireSize } from './product.ts'
import type { SidewallMarkings } from './sidewall-markings.ts'
import type { LoadClass } from './tire-codes.ts'
import { catalogueSize, readTireNotation } from './tire-size-notation.ts'
import { formatMarkedSize, isInchSize, isSameTireSize } from './tire-size.ts'

/** The class of a carcass that a sidewall names. Null: none. */
export function loadClassOf({
  isCommercial,
  isLightTruck,
  isExtraLoad,
}: Pick<SidewallMarkings, 'isCommercial' | 'isLightTruck' | 'isExtraLoad'>): LoadClass | null {
  if (isCommercial) return 'C'
  if (isLightTruck) return 'LT'
  return isExtraLoad ? 'XL' : null
}

type ClassedTire = TireSize & { loadClass?: LoadClass | null | undefined }
type TitledTire = ClassedTire & {
  title?: string | undefined
  manufacturer: string
  protector: string
  icVc: string
  typeOfTire: string
}

/** What a tire is called that was given no title: its numbers as the trade writes them, `Nadbieg Trasa 195/80 R15 96T`. */
export function tireTitle(tire: TitledTire): string {
  const { protector, icVc, loadClass = impliedLoadClass(tire) } = tire
  const parts = [makerBefore(protector, tire), protector, formatMarkedSize(tire, loadClass), icVc]
  return [...parts, loadClass === 'XL' ? 'XL' : ''].filter((part) => part !== '').join(' ')
}

/** Many lists begin the name of a tread with its maker. */
const makerBefore = (protector: string, { manufacturer }: TitledTire): string =>
  protector.toLowerCase().startsWith(`${manufacturer.toLowerCase()} `) ? '' : manufacturer

/** The class of a tire of which it is not said: what its title says beside its size, else C for a metric tire of a van. */
export function impliedLoadClass({
  title,
  typeOfTire,
  ...size
}: TireSize & Pick<TitledTire, 'title' | 'typeOfTire'>): LoadClass | null {
  const titled = titledLoadClass(size, title ?? '')
  if (titled !== undefined) return titled
  return typeOfTire === 'truck' && !isInchSize(size) ? 'C' : null
}

/** Undefined: the title says no size, or another one. */
function titledLoadClass(tire: TireSize, title: string): LoadClass | null | undefined {
  const reading = readTireNotation(title)
  const size = reading.isUnderstood ? catalogueSize(reading.tire) : null
  if (!reading.isUnderstood || !size || !isSameTireSize(size, tire)) return undefined
  return loadClassOf(reading.tire)
}

/** The size of a tire with the class of its carcass: `205/65 R16C`, `205/55 R16 XL`. One that does not know its class has that of its title. */
export function titledSize(tire: ClassedTire & Pick<Tire, 'title'>): string {
  const { title, loadClass = titledLoadClass(tire, title) ?? null } = tire
  return [formatMarkedSize(tire, loadClass), loadClass === 'XL' ? 'XL' : ''].join(' ').trimEnd()
}
