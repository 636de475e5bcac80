const PIECES = /(?:<script>self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\)<\/script>)+/g
const PIECE = /\(\[1,("(?:[^"\\]|\\.)*")\]\)/g

/**
 * Writes what a document tells React (`__next_f`, pieces of one text) in as few bytes as can be: JSON in a string of single quotes
 * needs no escape for each of its own, and what stands side by side is one piece.
 */
export function shortenPageData(html: string): string {
  return html.replace(PIECES, (pieces) => {
    const text = [...pieces.matchAll(PIECE)].map(([, piece = '""']) => String(JSON.parse(piece))).join('')
    return `<script>self.__next_f.push([1,${literal(text)}])</script>`
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
