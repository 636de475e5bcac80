import { boltCirclesOf } from './bolt-circle.ts'
import { writeDecimal } from '../money/decimal.ts'
import {
  readBoltCircles,
  readBore,
  readMillimeters,
  readOffset,
  readThread,
  readWheelSize,
  type Written,
} from './goods-notation.ts'
import type { Language } from '../language.ts'
import type { ManagedSpacer, ManagedWheel } from './product.ts'
import type { Contradiction } from './title-contradictions.ts'

type DescribedWheel = Pick<
  ManagedWheel,
  'width' | 'diameter' | 'boltSpacing' | 'secondBoltSpacing' | 'centralBoreDiameter' | 'et'
>
type DescribedSpacer = Pick<
  ManagedSpacer,
  'boltDistance' | 'thickness' | 'boltInfo' | 'boreHub' | 'boreWheel' | 'boltLength'
>

/** Where the title of a wheel in `language` says another size, bolt circle, offset or bore than its data. */
export function wheelTitleContradictions(
  title: string,
  wheel: DescribedWheel,
  language: Language,
): Contradiction[] {
  const { width, diameter, et, centralBoreDiameter } = wheel
  const write = (value: number) => writeDecimal(value, language)
  const size = readWheelSize(title)
  const isOtherSize = size && (size.width !== width || size.diameter !== diameter)
  return [
    ...(isOtherSize ? [{ titled: size.text, described: `${write(width)}Jx${write(diameter)}` }] : []),
    ...circleContradictions(title, boltCirclesOf(wheel)),
    ...numberContradictions(readOffset(title), et, (value) => `ET${write(value)}`),
    ...numberContradictions(readBore(title), centralBoreDiameter, write),
  ]
}

/** The same of a spacer: its bolt circle, thickness and thread. */
export function spacerTitleContradictions(
  title: string,
  { boltDistance, thickness, boltInfo, boreHub, boreWheel, boltLength }: DescribedSpacer,
  language: Language,
): Contradiction[] {
  const known = [thickness, boreHub, boreWheel, boltLength]
  const other = readMillimeters(title).find(({ value }) => !known.includes(value))
  const [titled, described] = [readThread(title), readThread(boltInfo)]
  return [
    ...circleContradictions(title, [boltDistance]),
    ...(other ? [{ titled: other.text, described: `${writeDecimal(thickness, language)} mm` }] : []),
    ...(titled && described && titled.thread !== described.thread
      ? [{ titled: titled.text, described: described.text }]
      : []),
  ]
}

/** One of several circles in a title is enough. */
function circleContradictions(title: string, described: readonly string[]): Contradiction[] {
  const circles = readBoltCircles(title)
  const [first] = circles
  return !first || circles.some(({ circle }) => described.includes(circle))
    ? []
    : [{ titled: first.text, described: described.join('/') }]
}

function numberContradictions(
  titled: Written | null,
  described: number | null | undefined,
  write: (value: number) => string,
): Contradiction[] {
  if (titled === null || typeof described !== 'number' || titled.value === described) return []
  return [{ titled: titled.text, described: write(described) }]
}
