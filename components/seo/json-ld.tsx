import { serializeJsonLd, type JsonLdNode } from '@/lib/seo/serialize-json-ld'

/**
 * The one place that writes structured data into a page. React writes the text of a script element as it stands, which
 * is safe only because the serializer leaves no character of markup in it.
 */
export function JsonLd({ data }: { data: JsonLdNode }) {
  return <script type="application/ld+json">{serializeJsonLd(data)}</script>
}
