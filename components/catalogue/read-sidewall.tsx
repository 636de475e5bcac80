import { readTireNotation } from '@bieznik/contract/catalogue/tire-size-notation'
import { SizeReading } from '@/components/catalogue/size-reading'

/** What a sidewall says; nothing while nothing is written. */
export default function ReadSidewall({ text }: { text: string }) {
  return text.trim() !== '' && <SizeReading reading={readTireNotation(text)} />
}
