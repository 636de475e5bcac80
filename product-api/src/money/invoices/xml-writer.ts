/** An element of XML; `null` and `false` among its children are left out. */
export type XmlNode = { name: string; attributes: Record<string, string>; children: XmlChild[] | string }
type XmlChild = XmlNode | null | false

/**
 * Characters that XML 1.0 refuses or discourages, even escaped, and KSeF refuses (`weryfikacja-faktury.md`): controls but for tabs and line
 * breaks, halves of pairs, and the non-characters of every plane.
 */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, ' ').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

export function element(
  name: string,
  children: XmlChild[] | string,
  attributes: Record<string, string> = {},
): XmlNode {
  return { name, attributes, children }
}

function written({ name, attributes, children }: XmlNode): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inner =
    typeof children === 'string'
      ? escapeXml(children)
      : children.map((child) => (child ? written(child) : '')).join('')
  return `<${name}${given.join('')}>${inner}</${name}>`
}

/** `2026-11-29T21:05:00Z` */
export const xmlMoment = (moment: Date): string => moment.toISOString().replace(/\.\d+Z$/, 'Z')

/** A document in UTF-8 without a byte order mark. */
export const writeXml = (root: XmlNode): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`
