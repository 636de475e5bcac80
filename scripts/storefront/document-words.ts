import type { Words } from './critical-styles.ts'

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

/** What the styles of a document that React wrote can name in it. */
export function wordsOf(html: string): Words {
  const words = new Set<string>()
  for (const [, tag = '', attributes = ''] of html.replace(SCRIPT, '').matchAll(TAG)) {
    words.add(tag.toLowerCase())
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE))
      addAttribute(words, name.toLowerCase(), decode(value))
  }
  return words
}

function addAttribute(words: Set<string>, name: string, value: string): void {
  words.add(`[${name}]`)
  if (name === 'class') for (const each of value.split(/\s+/)) words.add(`.${each}`)
  else words.add(`[${name}=${value}]`)
}
