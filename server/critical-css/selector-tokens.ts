/** What a selector can name in a document: `tag`, `.class`, `[attribute]` and `[attribute=value]`. */
export type Tokens = ReadonlySet<string>

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g

/** As React writes them. */
const ENTITIES = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
])

const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES.get(entity) ?? entity)

/**
 * The tokens of HTML that React wrote.
 *
 * @param attributes those whose values count, and not only that they are there
 */
export function tokensOf(html: string, attributes: ReadonlySet<string>): Tokens {
  const tokens = new Set<string>()
  for (const [, tag = '', written = ''] of html.replace(SCRIPT, '').matchAll(TAG)) {
    tokens.add(tag.toLowerCase())
    for (const [, name = '', value = ''] of written.matchAll(ATTRIBUTE))
      addAttribute(tokens, { name: name.toLowerCase(), value: decode(value), attributes })
  }
  return tokens
}

function addAttribute(
  tokens: Set<string>,
  { name, value, attributes }: { name: string; value: string; attributes: ReadonlySet<string> },
): void {
  tokens.add(`[${name}]`)
  if (name === 'class') for (const each of value.split(/\s+/)) tokens.add(`.${each}`)
  else if (attributes.has(name)) tokens.add(`[${name}=${value}]`)
}
