import type { TireSize } from '@bieznik/contract/product'
import { catalogueSize, readTireNotation } from '@bieznik/contract/tire-size-notation'
import { SizeReading } from '@/components/catalogue/size-reading'

/** What a sidewall says; nothing while nothing is written. */
export function ReadSidewall({ text }: { text: string }) {
  return text.trim() !== '' && <SizeReading reading={readTireNotation(text)} />
}

/** The size that a text means, if the filter can hold it. */
export function readSize(text: string): TireSize | null {
  const reading = readTireNotation(text)
  return reading.isUnderstood ? catalogueSize(reading.tire) : null
}
