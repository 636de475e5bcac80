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
  /** What networks show, by the names of Open Graph; each that is there once. */
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
    shared: sharedIn(tags),
  }
}

type Tag = Record<string, string | undefined>

function sharedIn(tags: readonly Tag[]): Record<string, string> {
  const names = tags.map(({ property }) => property)
  return Object.fromEntries(
    tags.flatMap(({ property = '', content = '' }) =>
      property.startsWith('og:') && names.indexOf(property) === names.lastIndexOf(property)
        ? [[property.slice('og:'.length), content]]
        : [],
    ),
  )
}

function attributesOf(tag: string): Tag {
  const attributes = tag.matchAll(/([\w:-]+)="([^"]*)"/g)
  return Object.fromEntries(
    [...attributes].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  )
}

export function decode(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
