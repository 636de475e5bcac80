import { formatTireNotation, readTireNotation, type TireNotation } from './tire-size-notation.ts'

/** `96T`, of twin tires that of one by itself: `107R` for 107/105R. */
function formatService({ loadIndex, speedSymbol }: TireNotation): string {
  return loadIndex ? `${loadIndex.single}${speedSymbol ?? ''}` : ''
}

/**
 * What to look for among titles when this is searched for, the closest first. A size is read as the size box reads it, and written as
 * titles write it: with all that was typed, then without the other words and markings (M+S, DOT 2024, XL), then the size alone. Of other
 * text only the text itself.
 */
export function textsToSearch(searched: string): string[] {
  const reading = readTireNotation(searched)
  if (!reading.isUnderstood) return [searched]
  const { tire, unread } = reading
  const service = formatService(tire)
  const plain = formatTireNotation({ ...tire, isCommercial: false, isLightTruck: false })
  const marked = [formatTireNotation(tire), service, tire.isExtraLoad ? 'XL' : '']
  return [
    ...new Set(
      [[...unread, ...marked], [plain, service], [plain]].map((words) => words.filter(Boolean).join(' ')),
    ),
  ]
}
