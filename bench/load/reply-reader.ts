/*
 * Reads HTTP/1.1 replies only as far as a load needs: their status, and where they end. A client that does more would measure
 * itself instead of a server that answers 50,000 times a second.
 */

/** Takes what arrived and says whether the body is complete. */
type BodyReader = (chunk: Buffer) => boolean

const BLANK_LINE = '\r\n\r\n'
const NEW_LINE = 10

/** For the replies of one connection, one after the other: takes what arrived, and answers the status when a reply is complete. */
export function replyReader(): (chunk: Buffer) => number | null {
  let head = ''
  let status = 0
  let readBody: BodyReader | null = null

  return (chunk) => {
    let rest = chunk
    if (!readBody) {
      const before = head.length
      head += chunk.toString('latin1')
      const end = head.indexOf(BLANK_LINE)
      if (end === -1) return null
      status = statusOf(head)
      readBody = bodyReaderOf(status, head.slice(0, end).toLowerCase())
      rest = chunk.subarray(end + BLANK_LINE.length - before)
    }
    if (!readBody(rest)) return null
    head = ''
    readBody = null
    return status
  }
}

function statusOf(head: string): number {
  const status = Number(head.slice(9, 12))
  if (head.startsWith('HTTP/1.1 ') && status >= 200) return status
  throw new Error(`This is no reply that can be read: ${head.slice(0, 40)}`)
}

function bodyReaderOf(status: number, head: string): BodyReader {
  if (status === 204 || status === 304) return () => true
  if (/\r\ntransfer-encoding: chunked(?:\r\n|$)/.test(head)) return chunkedBody()
  const length = /\r\ncontent-length: (\d+)(?:\r\n|$)/.exec(head)?.[1]
  if (length === undefined) throw new Error('A reply does not say where it ends.')
  return bodyOf(Number(length))
}

function bodyOf(length: number): BodyReader {
  let left = length
  return (chunk) => {
    left -= chunk.length
    return left <= 0
  }
}

/** Without trailers, which neither program sends. */
function chunkedBody(): BodyReader {
  let line = ''
  /** Of the chunk that is being read, with the line break behind it. */
  let left = 0
  let isLast = false
  return (data) => {
    let at = 0
    while (at < data.length) {
      if (left === 0) {
        const end = data.indexOf(NEW_LINE, at)
        line += data.toString('latin1', at, end === -1 ? data.length : end)
        if (end === -1) return false
        at = end + 1
        const size = Number.parseInt(line, 16)
        line = ''
        isLast = size === 0
        left = size + 2
      }
      const step = Math.min(left, data.length - at)
      left -= step
      at += step
    }
    return isLast && left === 0
  }
}
