/** A field of a message, with the lines that it is wrapped over. */
export type Mt940Field = { tag: string; text: string; line: number }

/** The envelope of SWIFT may stand before the first field. */
const FIELD = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?):(.*)$/
const END = /^-(?:\}.*|[\p{Cc}\s]*)$/u

/** Where in a message a line is: that decides which tags are fields there, and not words of a title that was wrapped before a colon. */
type Place = 'outside' | 'head' | 'movements' | 'balances'

const isOpening = (tag: string): boolean => /^60[FM]$/.test(tag)
const isClosing = (tag: string): boolean => /^62[FM]$/.test(tag)
const tagOf = (line: string | undefined): string => FIELD.exec(line ?? '')?.[1] ?? ''

/** The movements stand between the balances. */
function placeAfter(tag: string, place: Place): Place {
  if (tag === '20') return 'head'
  if (isClosing(tag)) return 'balances'
  return isOpening(tag) || tag === '61' ? 'movements' : place
}

/** Among movements these cannot be anything else: they are no minutes and no seconds. */
function isField(tag: string, place: Place, next: string | undefined): boolean {
  if (tag === '') return false
  if (place === 'outside') return tag === '20'
  if (place !== 'movements') return true
  // A message without its end: the next one begins as none goes on.
  if (tag === '20') return /^(?:13|21|25|28|60)/.test(tagOf(next))
  return tag === '61' || tag === '86' || isClosing(tag)
}

/**
 * The fields of all messages of a file. What begins no field belongs to the one before it, whatever its first character is; only behind the
 * closing balance does a hyphen end the message.
 */
export function mt940Fields(text: string): Mt940Field[] {
  const lines = text.split(/\r\n|\n|\r/)
  const fields: Mt940Field[] = []
  let place: Place = 'outside'
  lines.forEach((written, index) => {
    const [, tag = '', rest = ''] = FIELD.exec(written) ?? []
    if (isField(tag, place, lines[index + 1])) {
      fields.push({ tag, text: rest, line: index + 1 })
      place = placeAfter(tag, place)
    } else if (place === 'balances' && END.test(written)) place = 'outside'
    else if (place !== 'outside' && written !== '') {
      const last = fields.at(-1)
      if (last) last.text += `\n${written}`
    }
  })
  return fields
}
