import type { Tire } from '@bieznik/contract/catalogue/product'
import { formatMarkedSize } from '@bieznik/contract/catalogue/tire-size'
import { round } from '@/components/drawing/round'

export type LetteredTire = Pick<
  Tire,
  | 'manufacturer'
  | 'protector'
  | 'width'
  | 'profile'
  | 'diameter'
  | 'icVc'
  | 'typeOfTire'
  | 'loadClass'
  | 'isRetreaded'
>

interface SidewallLettersProps {
  tire: LetteredTire
  cx: number
  cy: number
  /** Half of the overall and of the rim's diameter, in drawing units. */
  radius: number
  rimRadius: number
}

/** Width of a letter and height of a capital, as shares of the size of the type. */
const LETTER = 0.72
const CAPITAL = 0.7

/** 4x4 tires have white letters, others those of their rubber, which only catch the light. */
const WHITE = '#f1eee7'
const RUBBER = '#b7b0a4'

/** How much of the circle the letters above or below may take. */
const ARC = 0.42

/** What is moulded into a sidewall, along its circle: whose tire it is above, its size and indices below. */
export function SidewallLetters({ tire, ...ring }: SidewallLettersProps) {
  const { above, below } = sidewallTexts(tire)
  const fill = tire.typeOfTire === '4X4' ? WHITE : RUBBER
  return (
    <>
      <Arc id="sidewall-above" text={above} fill={fill} {...ring} />
      <Arc id="sidewall-below" text={below} fill={fill} isBelow {...ring} />
    </>
  )
}

interface ArcProps extends Omit<SidewallLettersProps, 'tire'> {
  id: string
  text: string
  fill: string
  isBelow?: boolean
}

/** Letters along the middle of the sidewall, which can be read where they stand. */
function Arc({ id, text, fill, isBelow = false, cx, cy, radius, rimRadius }: ArcProps) {
  const middle = (radius + rimRadius) / 2
  const size = Math.min((radius - rimRadius) * 0.32, (2 * Math.PI * middle * ARC) / (text.length * LETTER))
  const r = round(middle + ((isBelow ? 1 : -1) * size * CAPITAL) / 2)
  return (
    <>
      <path
        id={id}
        d={`M${round(cx - r)} ${cy}A${r} ${r} 0 0 ${isBelow ? 0 : 1} ${round(cx + r)} ${cy}`}
        stroke="none"
      />
      <text fill={fill} stroke="none" fontSize={round(size)} fontWeight={600} textAnchor="middle">
        <textPath href={`#${id}`} startOffset="50%">
          {text}
        </textPath>
      </text>
    </>
  )
}

/** `NADBIEG TRASA · RETREAD` and `195/70 R15C 104S`; XL stands behind the indices. */
export function sidewallTexts(tire: LetteredTire): { above: string; below: string } {
  const names = [tire.manufacturer, tire.protector].filter(Boolean).join(' ').toLocaleUpperCase('pl')
  const { loadClass = null } = tire
  const size = formatMarkedSize(tire, loadClass)
  return {
    above: tire.isRetreaded ? `${names} · RETREAD` : names,
    below: `${size} ${tire.icVc}${loadClass === 'XL' ? ' XL' : ''}`,
  }
}
