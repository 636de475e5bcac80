import { serializeJsonLd, type JsonLdNode } from '@/lib/seo/serialize-json-ld'

interface JsonLdProps {
  /** Null in the browser, where a client component made it for the document: what stands there is left as it is. */
  data: JsonLdNode | null
}

/**
 * The one place that writes structured data into a page. React writes the text of a script element as it stands, which
 * is safe only because the serializer leaves no character of markup in it.
 *
 * Who reads them reads documents, so the browser's script needs neither them nor what they are made with: the client components of
 * this folder make them behind `typeof window`, which the build decides.
 */
export function JsonLd({ data }: JsonLdProps) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {data ? serializeJsonLd(data) : ''}
    </script>
  )
}
