/** The most characters of a message in one frame; a longer one is split, after a frame that says into how many. */
const FRAME = 16_384
const KEEP_ALIVE = '0'
const COUNT = /^\d{1,6}$/

/** The frames of a message. The two halves of a surrogate pair stay together: alone they have no form in UTF-8. */
export function toFrames(message: string): string[] {
  if (message.length <= FRAME) return [message]
  const parts: string[] = []
  for (let start = 0; start < message.length; start += parts.at(-1)?.length ?? FRAME) {
    const part = message.slice(start, start + FRAME)
    parts.push(part.isWellFormed() ? part : message.slice(start, start + FRAME - 1))
  }
  return [String(parts.length), ...parts]
}

/** Puts messages together out of frames. Throws when one becomes longer than `limit` characters. */
export function frameReader(limit: number, onMessage: (message: string) => void): (frame: string) => void {
  let parts: string[] = []
  let size = 0
  let missing = 0
  return (frame) => {
    if (missing === 0) {
      if (frame === KEEP_ALIVE) return
      missing = COUNT.test(frame) ? Number(frame) : 1
      if (COUNT.test(frame)) return
    }
    parts.push(frame)
    size += frame.length
    missing -= 1
    if (size > limit) throw new Error(`A message is longer than ${limit} characters.`)
    if (missing > 0) return
    const message = parts.join('')
    parts = []
    size = 0
    onMessage(message)
  }
}
