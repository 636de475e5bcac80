import type { Tire } from '@bieznik/contract/catalogue/product'
import { formatMarkedSize } from '@bieznik/contract/catalogue/tire-size'
import { drawingFile } from '@/lib/drawings/drawing-address'

type MarkedTire = Pick<
  Tire,
  'width' | 'profile' | 'diameter' | 'loadClass' | 'icVc' | 'protector' | 'retreadWeek' | 'approval'
>

/** The longest text that fits along the arc. */
const MAX_LENGTH = 24

/** Where the drawing of the sidewall with a retread's own marks is; the keys are those of `passportQuery`. */
export function passportAddress(tire: MarkedTire): string {
  const { icVc, protector, loadClass = null, retreadWeek = '', approval = '' } = tire
  const marks = {
    approval,
    protector,
    size: `${formatMarkedSize(tire, loadClass)} ${icVc}`,
    week: retreadWeek,
  }
  const query = Object.entries(marks).map(([key, value]) => [key, value.slice(0, MAX_LENGTH)])
  return `${drawingFile('passport')}&${new URLSearchParams(query)}`
}
