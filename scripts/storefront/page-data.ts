const PIECES = /(?:<script>self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\)<\/script>)+/g
const PIECE = /\(\[1,("(?:[^"\\]|\\.)*")\]\)/g

/**
 * Writes what a document tells React (`__next_f`, pieces of one text) in as few bytes as can be: JSON in a string of single quotes
 * needs no escape for each of its own, what stands side by side is one piece, and neither what is undefined is said
 * nor what to fetch ahead, which the document itself names.
 */
export function shortenPageData(html: string): string {
  return html.replace(PIECES, (pieces) => {
    const text = [...pieces.matchAll(PIECE)].map(([, piece = '""']) => String(JSON.parse(piece))).join('')
    return `<script>self.__next_f.push([1,${literal(shortenRows(text))}])</script>`
  })
}

const ESCAPES = new Map([
  ['\\', '\\\\'],
  ["'", "\\'"],
  ['\n', '\\n'],
  ['\r', '\\r'],
  // Nothing in it may end the script, or begin a comment.
  ['<', '\\x3c'],
])

const literal = (text: string): string =>
  `'${text.replace(/[\\'\n\r<]/g, (letter) => ESCAPES.get(letter) ?? letter)}'`

/** A row of JSON, up to the end of its line: `1a:[…]`, `0:{…}`. */
const JSON_ROW = /[\da-f]+:[[{].*\n/y

/** What to fetch ahead: `:HL[…]`. */
const HINT_ROW = /[\da-f]*:H.*\n/y

/** A row of another kind that ends with its line: an import, the beginning or the end of a stream, a string, a number. */
const OTHER_ROW = /[\da-f]+:(?:[IXxRrCE"]|null|true|false|-?\d).*\n/y

/** A row of text, which says how many bytes it has, in base 16. */
const TEXT_ROW = /[\da-f]+:T([\da-f]+),/y

const UNDEFINED_BEFORE_OTHERS = /"\w+":"\$undefined",/g
const UNDEFINED_AT_THE_END = /,?"\w+":"\$undefined"(?=\})/g

/** What is not read as rows to its end, such as one that has not come whole, stays as it is. */
function shortenRows(text: string): string {
  let said = ''
  for (let at = 0; at < text.length;) {
    const row = rowAt(text, at)
    if (row === null) return said + text.slice(at)
    said += row.said
    at += row.length
  }
  return said
}

/** What is left of the row that begins there, and how long it is. */
function rowAt(text: string, at: number): { said: string; length: number } | null {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  const json = match(JSON_ROW)?.[0]
  if (json) {
    const said = json.replace(UNDEFINED_BEFORE_OTHERS, '').replace(UNDEFINED_AT_THE_END, '')
    return { said, length: json.length }
  }
  const hint = match(HINT_ROW)?.[0]
  if (hint) return { said: '', length: hint.length }
  const row = match(OTHER_ROW)?.[0] ?? longRowAt(text, match(TEXT_ROW))
  return row ? { said: row, length: row.length } : null
}

function longRowAt(text: string, head: RegExpExecArray | null): string | null {
  if (!head) return null
  const from = head.index + head[0].length
  const bytes = Number.parseInt(head[1] ?? '', 16)
  return text.slice(head.index, from + lettersIn(text.slice(from), bytes))
}

/** How many letters (of UTF-16) at the beginning of a text are so many bytes (of UTF-8). */
const lettersIn = (text: string, bytes: number): number =>
  Buffer.from(text).subarray(0, bytes).toString().length
