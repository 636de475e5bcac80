const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

export interface PageHead {
  title: string
  description: string
  /** Absolute address; null: none. */
  canonical: string | null
  /** Language → absolute address. */
  alternates: Record<string, string>
  robots: string
  picture: string
  /** Open Graph: property → what it says. */
  shared: Record<string, string>
}

/** What a page as it was sent says of itself to search engines and networks. */
export function headOf(html: string): PageHead {
  const tags = [...html.matchAll(/<(?:meta|link)\s[^>]*>/g)].map(([tag]) => attributesOf(tag))
  const find = (key: string, value: string) => tags.find((tag) => tag[key] === value)
  const alternates = tags.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: find('name', 'description')?.content ?? '',
    canonical: find('rel', 'canonical')?.href ?? null,
    alternates: Object.fromEntries(alternates.map(({ hreflang = '', href = '' }) => [hreflang, href])),
    robots: find('name', 'robots')?.content ?? '',
    picture: find('property', 'og:image')?.content ?? '',
    shared: Object.fromEntries(
      tags.flatMap(({ property, content = '' }) =>
        property?.startsWith('og:') ? [[property, content]] : [],
      ),
    ),
  }
}

function attributesOf(tag: string): Record<string, string | undefined> {
  const attributes = tag.matchAll(/([\w:-]+)="([^"]*)"/g)
  return Object.fromEntries(
    [...attributes].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  )
}

export function decode(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
