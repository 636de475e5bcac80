import clsx from 'clsx'
import type { CarField } from '@/lib/my-car/car-form'

/** As they are written on a car, in every language. */
const examples = {
  size: '195/65 R15',
  loadIndex: '91',
  speedSymbol: 'T',
  boltCircle: '5x112',
  bore: 'Ø 57,1',
  wheelWidth: '6½Jx15',
  wheelEt: 'ET46',
  axleLoad: '10,79 kN',
  thread: 'M14x1.5',
  boltLength: '27 mm',
} as const satisfies Partial<Record<CarField, string>>

export interface DrawnFields {
  /** The field whose number is to be seen. */
  asked: CarField
}

/** A number in a drawing, which glows while it is asked for. */
export const Glow = ({ name, asked }: DrawnFields & { name: keyof typeof examples }) => (
  <tspan className={clsx(name === asked && 'glows')}>{examples[name]}</tspan>
)
